import equal from 'fast-deep-equal';
import type { PriceRequest } from '#types/api/getPrice';
import type { ApplicationAnswers } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';

/** A saved quote, with what else its price depends on. */
export interface PricedQuote extends SavedQuote {
  /** 'yes' if the partner has cover with another Australian fund; only the application asks. */
  currentHealthCoverPartner?: 'yes' | 'no';
}

/** The prices that a change makes stale, see withoutStalePrices. */
type Group = 'people' | 'product' | 'terms' | 'details';

/**
 * Lists all that a price depends on. For each field of the quote: what a change makes stale, the parameter of getPrice that
 * is made of it, and the answer of the application that the quote takes it from. Add a new input here, to priceRequest
 * and, if the application asks for it, to CONVERSIONS; all else derives from this table.
 */
export const PRICE_INPUTS = {
  // decides which product it is, and so its id
  visaType: ['people'],
  coverType: ['people', 'ScaleCode'],
  age: ['people', 'ClientDOB'],
  partnerAge: ['people', 'SpouseDOB'],
  hcfBundleId: ['product', 'HcfProductId'],
  paymentFrequency: ['terms', 'PaymentFrequency', 'paymentFrequency'],
  excessCode: ['terms', 'ExcessCode'],
  coverStart: ['details', 'CommencementDate', 'coverStart'],
  coverStartDate: ['details', 'CommencementDate', 'coverStart'],
  dob: ['details', 'ClientDOB', 'DOB'],
  partnerDob: ['details', 'SpouseDOB', 'DOBPartner'],
  currentHealthCover: ['details', 'ClientContiniousCoverFlag', 'currentHealthCover'],
  currentHealthCoverPartner: ['details', 'SpouseContiniousCoverFlag', 'currentHealthCoverPartner'],
} as const satisfies {
  [field in keyof PricedQuote]?: readonly [Group, (keyof PriceRequest)?, (keyof ApplicationAnswers)?];
};

export type PriceField = keyof typeof PRICE_INPUTS;

/** The fields of the quote that its price depends on. */
export const PRICE_FIELDS = Object.keys(PRICE_INPUTS) as PriceField[];

/** Returns what of a field matters to the price: of a visa its code and whether there is cover, not its name. */
export function priceValue(quote: PricedQuote, field: PriceField): unknown {
  if (field !== 'visaType') return quote[field];
  return quote.visaType?.map(({ code, isSupported }) => [code, isSupported]);
}

/**
 * Returns a changed quote without the prices that were for other answers. Prices that came with the change stay.
 *
 * The earlier premium is stored as previousGetPriceApiValue while product and terms are the same, so that the new one
 * can be compared with it (§4, price change).
 */
export function withoutStalePrices(before: SavedQuote, after: SavedQuote): SavedQuote {
  const isChanged = (...groups: Group[]) =>
    PRICE_FIELDS.some(
      (field) =>
        groups.includes(PRICE_INPUTS[field][0]) &&
        !equal(priceValue(before, field), priceValue(after, field)),
    );
  const unchanged = (...names: (keyof SavedQuote)[]) =>
    names.filter((name) => equal(before[name], after[name]));

  const isOtherDeal = isChanged('product', 'terms');
  const stale: readonly string[] = [
    ...(isChanged('people', 'product') ? unchanged('priceData', 'productId') : []),
    ...(isOtherDeal || isChanged('people', 'details') ? unchanged('getPriceData') : []),
    ...(isOtherDeal ? unchanged('previousGetPriceApiValue') : []),
  ];
  const premium = stale.includes('getPriceData') && !isOtherDeal && before.getPriceData?.Premium;
  const current = Object.entries(after).filter(([name]) => !stale.includes(name));
  return { ...Object.fromEntries(current), ...(premium && { previousGetPriceApiValue: premium }) };
}
