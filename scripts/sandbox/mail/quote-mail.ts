import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { quoteLinkAddress } from '../../../src/ovhc/quote/quote-link.ts';
import type { EmailedQuote } from '../outbox.ts';
import { type ExcessCode, type PaymentFrequency, PERIODS } from '../prices.ts';
import type { Row } from './html.ts';

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

// UTC here and in the date below, so that the day is the same in every time zone
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`));

/** Puts entered text on one line: a break or a control character could forge a line of the e-mail. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function termsOf(fields: EmailQuoteFields): Row[] {
  const { price, paymentFrequency, excessCode, visaSubclass, primaryAge, partnerAge, quoteDate } = fields;
  return [
    ['Product', oneLine(fields.cmsProductName)],
    ['Price', `${formatAmount(price)} ${PER_PAYMENT[paymentFrequency]}`],
    ['Excess', EXCESS[excessCode]],
    ['Visa subclass', visaSubclass],
    partnerAge ? ['Ages', `${primaryAge} and ${partnerAge}`] : ['Age', primaryAge],
    ['Quote date', formatDay(quoteDate)],
  ];
}

function amountsOf(fields: EmailQuoteFields): Row[] {
  return Object.values(PERIODS).flatMap((period): Row[] => {
    const { [`packageAmount${period}` as const]: amount } = fields;
    return amount ? [[period === 'HalfYearly' ? 'Half-yearly' : period, formatAmount(amount)]] : [];
  });
}

function linkTo(fields: EmailQuoteFields, origin: string): string {
  const { visaSubclass, scaleCode, primaryAge, partnerAge, paymentFrequency, excessCode, hcfProductId } =
    fields;
  return quoteLinkAddress(origin + QUOTE_PAGE, {
    visaCode: visaSubclass,
    coverType: scaleCode,
    age: Number(primaryAge),
    ...(partnerAge && { partnerAge: Number(partnerAge) }),
    paymentFrequency,
    excessCode,
    hcfProductId,
  });
}

export type QuoteMail = ReturnType<typeof quoteMail>;

/**
 * Writes the e-mail for a quote in plain text, for its page and for both parts of its message.
 * @param number counts the e-mails of its reference from 1: no two messages may share an id
 * @param origin of the site that its link leads to
 */
export function quoteMail({ receivedAt, request, response }: EmailedQuote, number: number, origin: string) {
  const { rnNumber } = response;
  const name = oneLine(request.firstName);
  const product = oneLine(request.cmsProductName);
  return {
    messageId: `<${rnNumber}.${number}@example.com>`,
    to: { name, address: oneLine(request.emailAddress) },
    subject: `Your ${product} quote ${rnNumber}`,
    sent: new Date(receivedAt),
    greeting: name ? `Hello ${name},` : 'Hello,',
    opening: `Here is your quote for ${product}.`,
    reference: `Quote reference number: ${rnNumber}`,
    terms: termsOf(request),
    amounts: amountsOf(request),
    link: linkTo(request, origin),
  };
}
