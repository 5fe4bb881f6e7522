import equal from 'fast-deep-equal';
import type { SavedQuote } from '#types/data/saved-quote';

type Field = keyof SavedQuote;

const PEOPLE: readonly Field[] = ['visaType', 'coverType', 'age', 'partnerAge'];
const PRODUCT: readonly Field[] = ['hcfBundleId'];
const TERMS: readonly Field[] = ['paymentFrequency', 'excessCode'];
const DETAILS: readonly Field[] = ['dob', 'partnerDob', 'coverStart', 'coverStartDate', 'currentHealthCover'];

/**
 * A changed quote without the prices that were another quote's: what is kept beside its answers is always for them.
 * Prices that came with the change stay.
 *
 * The premium from before is remembered as previousGetPriceApiValue where the same product is paid as before, so that
 * the two can be compared (§4, price change).
 */
export function withoutStalePrices(before: SavedQuote, after: SavedQuote): SavedQuote {
  const isOther = (...groups: (readonly Field[])[]) =>
    groups.flat().some((name) => !equal(before[name], after[name]));
  const isOld = (name: Field) => after[name] !== undefined && equal(before[name], after[name]);
  const drop = (quote: SavedQuote, ...names: Field[]) =>
    Object.fromEntries(
      Object.entries(quote).filter(([name]) => !names.includes(name as Field)),
    ) as SavedQuote;

  let fresh = after;
  if (isOther(PEOPLE, PRODUCT)) {
    fresh = drop(fresh, ...(['priceData', 'productId'] as const).filter(isOld));
  }
  if (isOther(PEOPLE, PRODUCT, TERMS, DETAILS) && isOld('getPriceData')) {
    fresh = drop(fresh, 'getPriceData', 'previousGetPriceApiValue');
    const premium = before.getPriceData?.Premium;
    if (premium && !isOther(PRODUCT, TERMS)) fresh = { ...fresh, previousGetPriceApiValue: premium };
  }
  return fresh;
}
