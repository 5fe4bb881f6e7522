import { priceSetting } from '../../../src/ovhc/application/application-facts.ts';
import type { Recipe } from './recipe.ts';

/** What a payment came to before: a price that no product has. */
const BEFORE = '99.00';

export const recipe: Recipe = {
  arrange({ quote = {}, draft, ...others }, value) {
    if (value !== 'DOB' && value !== 'DOBPartner') return undefined;
    return {
      ...others,
      quote: { ...quote, previousGetPriceApiValue: BEFORE },
      draft: { ...draft, priceChangedBy: value, priceChangedIn: priceSetting(quote) },
    };
  },
};
