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

/** Returns all that a price depends on beside the birthdays, as a text to compare. */
export function priceSetting(quote: SavedQuote): string {
  const fields = PRICE_FIELDS.filter((field) => !isBirthday(field));
  return JSON.stringify(fields.map((field) => priceValue(quote, field)));
}

/**
 * Returns how a changed date of birth has changed the price (§4), with both prices in words; nothing where it is the
 * same, is not known yet, or something else may have changed it since.
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

/** Returns true where the visa ends before the day that the cover starts. */
function visaEndsFirst({ visaExpiryDate, coverStartDate }: SavedQuote): boolean {
  return visaExpiryDate !== undefined && coverStartDate !== undefined && visaExpiryDate < coverStartDate;
}

/** Returns what conditions and texts of the application may read, under the names of schemas/data/facts. */
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

/** The facts of this file: a step that reads one of them has the amounts asked for. */
export const PAYMENT_FACTS: ReadonlySet<string> = new Set([
  'instalment',
  'firstInstalment',
  'firstInstalmentAmount',
  'regularPayment',
  'regularPaymentDate',
] satisfies (keyof Facts)[]);

/**
 * The amounts to pay. undefined while they load, 'slow' after a while; 'failed' where they did not come, 'none' where
 * there is nothing to pay.
 */
export type PaymentAmounts = Amounts | 'slow' | 'failed' | 'none' | undefined;

/** Returns what the payment step reads (§9). */
export function paymentFacts(quote: SavedQuote, amounts: PaymentAmounts, per: ProductTexts['per']): Facts {
  const frequency = frequencyOf(quote.paymentFrequency);
  const { coverStartDate = '' } = quote;
  // one that has passed is asked for anew
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
 * The visitor's earlier answers, as texts may name them: {visaName}, {visaCode}, {coverType}, {age},
 * {partnerAge} and {productName}. What is not known is left out.
 *
 * @param coverTypes the field that was answered with the cover type: its words are the visitor's
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
