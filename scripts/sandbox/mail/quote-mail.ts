import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import { PERIODS } from '../data/frequencies.ts';
import type { EmailedQuote } from '../outbox.ts';
import { mailedQuoteLink } from './quote-link.ts';
import { australianDollars, EXCESS, longDay, oneLine, PER_PAYMENT, PERIOD_NAMES } from './words.ts';

export const FROM = 'quotes@example.com';

/** A line of a table: what it is, and what it says. */
export type Row = [label: string, text: string];

/** An e-mailed quote in plain text: all that its page, its HTML part and its text part say. */
export interface QuoteMail {
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  sent: Date;
  greeting: string;
  opening: string;
  reference: string;
  /** The quote itself. */
  terms: Row[];
  /** What it costs in each period, as far as that is known. */
  amounts: Row[];
  /** Opens the quote again. */
  link: { text: string; href: string };
  notice: string;
}

function termsOf(fields: EmailQuoteFields): Row[] {
  const { price, paymentFrequency, excessCode, visaSubclass, primaryAge, partnerAge, quoteDate } = fields;
  return [
    ['Product', oneLine(fields.cmsProductName)],
    ['Price', `${australianDollars(price)} ${PER_PAYMENT[paymentFrequency]}`],
    ['Excess', EXCESS[excessCode]],
    ['Visa subclass', visaSubclass],
    partnerAge ? ['Ages', `${primaryAge} and ${partnerAge}`] : ['Age', primaryAge],
    ['Quote date', longDay(quoteDate)],
  ];
}

function amountsOf(fields: EmailQuoteFields): Row[] {
  return Object.values(PERIODS).flatMap((period): Row[] => {
    const { [`packageAmount${period}` as const]: amount } = fields;
    return amount ? [[PERIOD_NAMES[period], australianDollars(amount)]] : [];
  });
}

/**
 * The e-mail that a quote would have gone out as.
 * @param number which mail of its reference this is, from 1: no two messages may share an id
 * @param origin of the site that its link leads to
 */
export function quoteMail(
  { receivedAt, request, response }: EmailedQuote,
  number: number,
  origin: string,
): QuoteMail {
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
    link: { text: 'Open your quote', href: mailedQuoteLink(request, origin) },
    notice: 'This is a test email. It was not sent to anyone.',
  };
}
