import type { ApplicationPage } from '#types/content/application-page';
import type { ProductTexts } from '#types/content/product-texts';
import type { ApplicationDraft, Term } from '#types/data/application-draft';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { longDay } from '../../engine/days.ts';
import type { Values } from '../../engine/fill.ts';
import { choiceName } from '../quote/cover-type.ts';
import { today } from '../quote/days.ts';
import { quoteFacts } from '../quote/facts.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { PRICE_FIELDS, PRICE_INPUTS, type PriceField, priceValue } from '../quote/price-inputs.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';
import { listed } from './agreed.ts';
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
  return {
    ...quoteFacts(quote),
    ...(offer && { offer }),
    ...(visaEndsFirst(quote) && { visaEndsFirst: true }),
    ...priceChange(quote, draft, per),
  };
}

/**
 * Returns the facts about the contract, apart from its prices: product, people, excess and start.
 * @param people the names of everyone on the application, as far as they are known
 */
export function contractFacts(
  { productName, redirectedPath, coverType, excessCode, coverStartDate }: SavedQuote,
  people: readonly string[],
  { coverTypes, excesses, withoutQuote }: Pick<ApplicationPage, 'coverTypes' | 'excesses' | 'withoutQuote'>,
): Facts {
  const covered = choiceName(coverType, coverTypes);
  const excess = choiceName(excessCode, excesses);
  return {
    ...(productName && { productName, productPage: redirectedPath ?? withoutQuote }),
    ...(covered && { coverTypeName: covered, people: people.length > 0 ? listed(people) : covered }),
    ...(excess && { excess }),
    ...(coverStartDate && { coverStartDate: longDay(coverStartDate) }),
  };
}

/** Returns the fact about what the visitor has changed and not seen yet. */
export function changeFacts(changed: readonly Term[], names: ApplicationPage['changes']): Facts {
  return { changed: listed(changed.map((term) => names[term])) };
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

/** Returns the values for the texts of the application page: its facts, and {visaCode} and {coverType} as text. */
export function quoteValues({ visaType: [visa] = [], coverTypeName, ...facts }: Facts): Values {
  return { ...facts, visaCode: visa?.code, coverType: coverTypeName };
}
