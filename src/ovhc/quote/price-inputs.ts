import equal from 'fast-deep-equal';
import type { PriceRequest } from '#types/api/getPrice';
import type { ApplicationAnswers } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';

/** A saved quote, with the other answer that affects its price. */
export interface PricedQuote extends SavedQuote {
  /** 'yes' if the partner has cover with another Australian fund. Only the application asks for it. */
  currentHealthCoverPartner?: 'yes' | 'no';
}

/** The group of fields that makes the same prices stale, see withoutStalePrices. */
type Group = 'people' | 'product' | 'terms' | 'details';

/**
 * All inputs of a price. For each field of the quote: the group that decides which prices become stale, the
 * parameter of getPrice, and the answer of the application that sets the field. Add a new input here, to
 * priceRequest and, if the application asks for it, to CONVERSIONS. The rest derives from this table.
 */
export const PRICE_INPUTS = {
  // determines the product, and so its id
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

/** The fields of the quote that affect its price. */
export const PRICE_FIELDS = Object.keys(PRICE_INPUTS) as PriceField[];

/** Returns the part of a field that affects the price. For a visa: its code and whether it has cover, not its name. */
export function priceValue(quote: PricedQuote, field: PriceField): unknown {
  if (field !== 'visaType') return quote[field];
  return quote.visaType?.map(({ code, isSupported }) => [code, isSupported]);
}

/**
 * Returns a changed quote without the prices for previous answers. Prices in the change itself stay. The previous
 * premium is stored as previousGetPriceApiValue while product and terms stay the same, so that the page can compare
 * it with the new one (§4, price change).
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
