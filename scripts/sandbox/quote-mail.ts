import { createTransport } from 'nodemailer';
import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { quoteLinkAddress } from '../../src/ovhc/quote/quote-link.ts';
import { escapeHtml } from '../site/html.ts';
import { anchor, htmlTable, paragraph, type Row, styledDocument } from './html.ts';
import type { EmailedQuote } from './outbox.ts';
import { PERIODS } from './prices.ts';

const QUOTE_PAGE = '/health-insurance/overseas-visitors/get-a-quote';

const PER = { W: 'week', F: 'fortnight', M: 'month', Q: 'quarter', H: 'half-year', Y: 'year' };

const EXCESS = { A: 'A$0', G: 'A$250', I: 'A$500', N: 'A$750' };

// American English writes A$ for Australian dollars
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'AUD' });
const formatAmount = (amount: string) => dollars.format(Number(amount));

// UTC here and for the quote date below, so that the day is the same in every time zone
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Puts entered text on one line, because a line break or control character could forge a line of the e-mail. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

interface Part {
  text: string;
  html: string;
}

const textPart = (text: string): Part => ({ text, html: paragraph(text) });

const tablePart = (caption: string, rows: Row[]): Part => ({
  text: [caption, ...rows.map((row) => row.join(': '))].join('\n'),
  html: htmlTable(rows, caption),
});

function partsOf(fields: EmailQuoteFields, rnNumber: string, origin: string): Part[] {
  const { price, paymentFrequency, excessCode, visaSubclass, primaryAge, partnerAge, quoteDate } = fields;
  const name = oneLine(fields.firstName);
  const product = oneLine(fields.cmsProductName);
  const reference = `Quote reference number: ${rnNumber}`;
  const link = quoteLinkAddress(origin + QUOTE_PAGE, {
    visaCode: visaSubclass,
    coverType: fields.scaleCode,
    age: Number(primaryAge),
    ...(partnerAge && { partnerAge: Number(partnerAge) }),
    paymentFrequency,
    excessCode,
    hcfProductId: fields.hcfProductId,
  });
  const amounts = Object.values(PERIODS).flatMap((period): Row[] => {
    const amount = fields[`packageAmount${period}`];
    return amount ? [[period === 'HalfYearly' ? 'Half-yearly' : period, formatAmount(amount)]] : [];
  });
  return [
    textPart(name ? `Hello ${name},` : 'Hello,'),
    textPart(`Here is your quote for ${product}.`),
    { text: reference, html: `<p><strong>${escapeHtml(reference)}</strong></p>` },
    { text: `Open your quote: ${link}`, html: `<p>${anchor(link, 'Open your quote')}</p>` },
    tablePart('Your quote', [
      ['Product', product],
      ['Price', `${formatAmount(price)} per ${PER[paymentFrequency]}`],
      ['Excess', EXCESS[excessCode]],
      ['Visa subclass', visaSubclass],
      partnerAge ? ['Ages', `${primaryAge} and ${partnerAge}`] : ['Age', primaryAge],
      ['Quote date', longDate.format(new Date(`${quoteDate}T00:00:00Z`))],
    ]),
    ...(amounts.length > 0 ? [tablePart('Prices with this excess', amounts)] : []),
    textPart('This is a test email. It was not sent to anyone.'),
  ];
}

type QuoteMail = ReturnType<typeof quoteMail>;

/**
 * Creates the e-mail for a quote, with links to the site at `origin`.
 * @param number the number of the e-mail among those of its reference, which makes the message id unique
 */
export function quoteMail({ receivedAt, request, response }: EmailedQuote, number: number, origin: string) {
  const { rnNumber } = response;
  const parts = partsOf(request, rnNumber, origin);
  return {
    messageId: `<${rnNumber}.${number}@example.com>`,
    from: 'quotes@example.com',
    to: { name: oneLine(request.firstName), address: oneLine(request.emailAddress) },
    subject: `Your ${oneLine(request.cmsProductName)} quote ${rnNumber}`,
    date: new Date(receivedAt),
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    /** The HTML of the body, without the document around it. */
    html: parts.map(({ html }) => html).join('\n'),
  };
}

/** A transport that returns the message instead of sending it. */
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Returns an e-mail as a MIME message with a text part and an HTML part. */
export async function mimeMessage(mail: QuoteMail) {
  const html = styledDocument(mail.subject, mail.html);
  const sent = await transport.sendMail({ ...mail, html, disableFileAccess: true, disableUrlAccess: true });
  return sent.message;
}

/** Returns e-mails, newest first, as HTML. The newest subject is the heading. @param file the name of the newest's file */
export function mailPage(mails: readonly QuoteMail[], file: string): string {
  const articles = mails.map(({ from, to, subject, date, html }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    const head = htmlTable([
      ['From', from],
      ['To', to.name ? `${to.name} <${to.address}>` : to.address],
      ['Subject', subject],
      ['Date', date.toUTCString()],
    ]);
    return `<article>\n<${heading}>${escapeHtml(subject)}</${heading}>\n${head}\n${html}\n</article>`;
  });
  return `${articles.join('\n')}
<p>Open in an email app: ${anchor(`/sandbox/outbox/${file}`, file)}</p>`;
}
