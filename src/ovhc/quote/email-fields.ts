import type { EmailQuoteFields } from '#types/api/emailQuoteServlet';
import type { Recipient } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { hasPartner } from './cover-type.ts';
import type { Day } from './days.ts';
import { AGE_CODE, REBATE_TIER, STATE_CODE } from './price-request.ts';
import { frequencyOf, type PaymentFrequency, priceFor } from './prices.ts';
import { productIdOfQuote } from './product.ts';

const AMOUNTS = {
  packageAmountWeekly: 'W',
  packageAmountFortnightly: 'F',
  packageAmountMonthly: 'M',
  packageAmountQuarterly: 'Q',
  packageAmountHalfYearly: 'H',
  packageAmountYearly: 'Y',
} as const satisfies Partial<Record<keyof EmailQuoteFields, PaymentFrequency>>;

/**
 * Returns the product's price for each period, or only for the chosen period if there are no prices with this
 * excess.
 */
function amounts({ priceData, excessCode, paymentFrequency }: SavedQuote, price: string) {
  const known = priceData?.excessCode === excessCode ? priceData : undefined;
  const amountFor = (frequency: PaymentFrequency) => {
    if (frequency === frequencyOf(paymentFrequency)) return price;
    return (known && priceFor(known, frequency)) ?? '';
  };
  const entries = Object.entries(AMOUNTS).map(([name, frequency]) => [name, amountFor(frequency)]);
  return Object.fromEntries(entries) as Record<keyof typeof AMOUNTS, string>;
}

/**
 * Returns the fields of emailQuoteServlet (§7), or undefined if the quote lacks a product, visa, person or excess.
 * @param price each payment at the quote's frequency, in dollars with two decimals
 */
export function emailQuoteFields(
  quote: SavedQuote,
  { firstName, email }: Recipient,
  price: string,
  today: Day,
): EmailQuoteFields | undefined {
  const { coverType, age, partnerAge, excessCode, productName } = quote;
  const [visa] = quote.visaType ?? [];
  const hcfProductId = productIdOfQuote(quote);
  if (!visa || !coverType || age === undefined) return undefined;
  if (!excessCode || !productName || !hcfProductId) return undefined;
  const customers = quote.customers && JSON.stringify(quote.customers);
  return {
    scaleCode: coverType,
    stateCode: STATE_CODE,
    ageCode: AGE_CODE,
    rebateCode: `${REBATE_TIER}`,
    contactUser: 'Y',
    isOVHCProduct: 'true',
    hcfProductId,
    cmsProductName: productName,
    excessCode,
    price,
    emailAddress: email,
    firstName,
    quoteDate: today,
    paymentFrequency: frequencyOf(quote.paymentFrequency),
    ...amounts(quote, price),
    visaSubclass: visa.code,
    primaryAge: String(age),
    partnerAge: hasPartner(coverType) && partnerAge !== undefined ? String(partnerAge) : '',
    uiPath: 'mix-and-match',
    opportunityId: quote.opportunityId ?? '',
    quoteId: quote.quoteId ?? '',
    rnNumber: quote.rnNumber ?? '',
    customers: customers ?? '',
  };
}
