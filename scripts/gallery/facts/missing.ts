import type { SavedQuote } from '#types/data/saved-quote';
import { chosenQuote } from '../setting/people.ts';
import type { Recipe } from './recipe.ts';

/** Takes the answer that a quote is to need next out of one that has them all. */
const WITHOUT: Readonly<Record<string, (quote: SavedQuote) => SavedQuote>> = {
  visaType: ({ visaType: _, ...quote }) => quote,
  coverType: ({ coverType: _, ...quote }) => quote,
  age: ({ age: _, ...quote }) => quote,
  partnerAge: ({ partnerAge: _, ...quote }) => ({ ...quote, coverType: 'D' }),
  product: ({ hcfBundleId: _, ...quote }) => quote,
};

export const recipe: Recipe = {
  arrange({ quote = {}, ...others }, value) {
    const without = WITHOUT[String(value)];
    // there is nothing before a visa that would be missing instead
    const whole = value === 'visaType' ? quote : chosenQuote(quote);
    return without && { ...others, quote: without(whole) };
  },
  needsGaps: () => true,
};
