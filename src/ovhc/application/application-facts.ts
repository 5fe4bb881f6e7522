import type { ProductTexts } from '#types/content/product-texts';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import type { FormSchema } from '../../engine/compiled.ts';
import { longDay } from '../../engine/days.ts';
import { coverTypeName } from '../quote/cover-type.ts';
import { today } from '../quote/days.ts';
import { quoteFacts } from '../quote/facts.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { PRICE_FIELDS, PRICE_INPUTS, type PriceField, priceValue } from '../quote/price-inputs.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';
import type { Amounts } from './record/payment.ts';

const isBirthday = (field: PriceField) => /DOB$/.test(PRICE_INPUTS[field][1] ?? '');

/** Returns everything that a price depends on except dates of birth, as a text to compare. */
export function priceSetting(quote: SavedQuote): string {
  const fields = PRICE_FIELDS.filter((field) => !isBirthday(field));
  return JSON.stringify(fields.map((field) => priceValue(quote, field)));
}

/**
 * Returns how a changed date of birth changed the price (§4), with both prices as text. Empty if the price is the
 * same, unknown, or may have changed for another reason.
 */
function priceChange(
  quote: SavedQuote,
  { priceChangedBy, priceChangedIn }: ApplicationDraft,
  per: ProductTexts['per'],
): Facts {
  const { getPriceData, previousGetPriceApiValue: before, paymentFrequency } = quote;
  const now = getPriceData?.Premium;
  if (!priceChangedBy || priceChangedIn !== priceSetting(quote)) return {};
  if (!now || !before || now === before) return {};
  const words = (amount: string) => `${formatPrice(amount)} ${per[frequencyOf(paymentFrequency)]}`;
  return { priceChangedBy, premium: words(now), previousPremium: words(before) };
}

/** Returns true if the visa ends before cover starts. */
function visaEndsFirst({ visaExpiryDate, coverStartDate }: SavedQuote): boolean {
  return visaExpiryDate !== undefined && coverStartDate !== undefined && visaExpiryDate < coverStartDate;
}

/** Returns the facts that conditions and texts of the application can read, as in schemas/data/facts. */
export function applicationFacts(
  quote: SavedQuote,
  draft: ApplicationDraft,
  offer: Facts['offer'],
  per: ProductTexts['per'],
): Facts {
  const { productName } = quote;
  return {
    ...quoteFacts(quote),
    ...(productName && { productName }),
    ...(offer && { offer }),
    ...(visaEndsFirst(quote) && { visaEndsFirst: true }),
    ...priceChange(quote, draft, per),
  };
}

/** The facts from this file. A step that reads one needs the amounts. */
export const PAYMENT_FACTS: ReadonlySet<string> = new Set([
  'instalment',
  'firstInstalment',
  'firstInstalmentAmount',
  'regularPayment',
  'regularPaymentDate',
] satisfies (keyof Facts)[]);

/**
 * The amounts to pay. undefined while they load, then 'slow'. 'failed': they could not be fetched. 'none': there is
 * nothing to pay.
 */
export type PaymentAmounts = Amounts | 'slow' | 'failed' | 'none' | undefined;

/** Returns the facts of the payment step (§9). */
export function paymentFacts(quote: SavedQuote, amounts: PaymentAmounts, per: ProductTexts['per']): Facts {
  const frequency = frequencyOf(quote.paymentFrequency);
  const { coverStartDate = '' } = quote;
  // a date in the past is asked for again
  const start = coverStartDate >= today() ? coverStartDate : undefined;
  const day: Facts = start ? { regularPaymentDate: longDay(regularPaymentDate(start, frequency)) } : {};
  if (typeof amounts === 'string') return { ...day, instalment: amounts };
  if (!amounts) return { ...day, instalment: 'updating' };
  return {
    ...day,
    instalment: 'known',
    firstInstalment: formatPrice(amounts.first),
    firstInstalmentAmount: amounts.first,
    regularPayment: `${formatPrice(amounts.regular)} ${per[frequency]}`,
  };
}

/**
 * The visitor's earlier answers for texts: {visaName}, {visaCode}, {coverType}, {age}, {partnerAge} and
 * {productName}. Unknown ones are left out.
 * @param coverTypes the field of the cover type, for its choices' texts
 */
export function quoteValues(
  { visaType: [visa] = [], age, partnerAge, productName, coverType }: SavedQuote & Pick<Facts, 'visaType'>,
  coverTypes: FormSchema,
): Readonly<Record<string, string | number | undefined>> {
  return {
    visaName: visa?.name,
    visaCode: visa?.code,
    coverType: coverTypeName(coverType, coverTypes),
    age,
    partnerAge,
    productName,
  };
}
