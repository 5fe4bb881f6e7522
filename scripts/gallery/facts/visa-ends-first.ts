import { later, today } from '../../../src/ovhc/quote/days.ts';
import type { Recipe } from './recipe.ts';

export const recipe: Recipe = {
  arrange({ quote, draft, ...others }, value) {
    if (value !== true) return undefined;
    const visaExpiryDate = later(today(), { days: 7 });
    const coverStart = later(today(), { months: 1 });
    return {
      ...others,
      quote: { ...quote, visaExpiryDate, coverStart, coverStartDate: coverStart },
      draft: { ...draft, visaExpiryDate, coverStart },
    };
  },
};
