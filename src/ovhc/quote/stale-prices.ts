import equal from 'fast-deep-equal';
import type { SavedQuote } from '#types/data/saved-quote';

type Field = keyof SavedQuote;

const PEOPLE: readonly Field[] = ['visaType', 'coverType', 'age', 'partnerAge'];
const PRODUCT: readonly Field[] = ['hcfBundleId'];
const TERMS: readonly Field[] = ['paymentFrequency', 'excessCode'];
const DETAILS: readonly Field[] = ['dob', 'partnerDob', 'coverStart', 'coverStartDate', 'currentHealthCover'];

/** What a field has to do with prices: of a visa its code and whether there is cover, not how it is called. */
function matter(quote: SavedQuote, name: Field): unknown {
  if (name !== 'visaType') return quote[name];
  return quote.visaType?.map(({ code, isSupported }) => [code, isSupported]);
}

function without(quote: SavedQuote, names: readonly Field[]): SavedQuote {
  return Object.fromEntries(Object.entries(quote).filter(([name]) => !names.includes(name as Field)));
}

/**
 * A changed quote without the prices that were another quote's: what is kept beside its answers is always for them.
 * Prices that came with the change stay.
 *
 * The premium from before is remembered as previousGetPriceApiValue as long as the same product is paid as before, so
 * that the two can be compared (§4, price change).
 */
export function withoutStalePrices(before: SavedQuote, after: SavedQuote): SavedQuote {
  const isOther = (...groups: (readonly Field[])[]) =>
    groups.flat().some((name) => !equal(matter(before, name), matter(after, name)));
  const old = (...names: Field[]) => names.filter((name) => equal(before[name], after[name]));

  const isOtherDeal = isOther(PRODUCT, TERMS);
  const stale = [
    ...(isOther(PEOPLE, PRODUCT) ? old('priceData', 'productId') : []),
    ...(isOtherDeal || isOther(PEOPLE, DETAILS) ? old('getPriceData') : []),
    ...(isOtherDeal ? old('previousGetPriceApiValue') : []),
  ];
  const premium = stale.includes('getPriceData') && !isOtherDeal && before.getPriceData?.Premium;
  return { ...without(after, stale), ...(premium && { previousGetPriceApiValue: premium }) };
}
