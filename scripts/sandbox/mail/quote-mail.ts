import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { quoteLinkAddress } from '../../../src/ovhc/quote/quote-link.ts';
import { escapeHtml } from '../../site/html.ts';
import type { EmailedQuote } from '../outbox.ts';
import { type ExcessCode, type PaymentFrequency, PERIODS } from '../prices.ts';
import { anchor, htmlTable, paragraph, type Row } from './html.ts';

const QUOTE_PAGE = '/health-insurance/overseas-visitors/get-a-quote';

const PER_PAYMENT: Record<PaymentFrequency, string> = {
  W: 'per week',
  F: 'per fortnight',
  M: 'per month',
  Q: 'per quarter',
  H: 'per half-year',
  Y: 'per year',
};

const EXCESS: Record<ExcessCode, string> = { A: 'A$0', G: 'A$250', I: 'A$500', N: 'A$750' };

const twoDecimals = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const formatAmount = (amount: string) => `A$${twoDecimals.format(Number(amount))}`;

// UTC here and for the quote date below, so that the day is the same in every time zone
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Puts entered text on one line, because a line break or control character could forge a line of the e-mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function amountsOf(fields: EmailQuoteFields): Row[] {
  return Object.values(PERIODS).flatMap((period): Row[] => {
    const { [`packageAmount${period}` as const]: amount } = fields;
    return amount ? [[period === 'HalfYearly' ? 'Half-yearly' : period, formatAmount(amount)]] : [];
  });
}

/** A part of an e-mail, as text and as HTML. */
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
  const amounts = amountsOf(fields);
  return [
    textPart(name ? `Hello ${name},` : 'Hello,'),
    textPart(`Here is your quote for ${product}.`),
    { text: reference, html: `<p><strong>${escapeHtml(reference)}</strong></p>` },
    { text: `Open your quote: ${link}`, html: `<p>${anchor(link, 'Open your quote')}</p>` },
    tablePart('Your quote', [
      ['Product', product],
      ['Price', `${formatAmount(price)} ${PER_PAYMENT[paymentFrequency]}`],
      ['Excess', EXCESS[excessCode]],
      ['Visa subclass', visaSubclass],
      partnerAge ? ['Ages', `${primaryAge} and ${partnerAge}`] : ['Age', primaryAge],
      ['Quote date', longDate.format(new Date(`${quoteDate}T00:00:00Z`))],
    ]),
    ...(amounts.length > 0 ? [tablePart('Prices with this excess', amounts)] : []),
    textPart('This is a test email. It was not sent to anyone.'),
  ];
}

export type QuoteMail = ReturnType<typeof quoteMail>;

/**
 * Creates the e-mail for a quote.
 * @param number the number of the e-mail among those of its reference, from 1. It makes the message id unique.
 * @param origin the origin of the site that the e-mail links to
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
