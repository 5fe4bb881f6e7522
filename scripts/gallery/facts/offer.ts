import type { Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Setting } from '../setting/setting.ts';
import type { Recipe } from './recipe.ts';

/** No product has this number, as if one were sold no more. */
const UNSOLD = 'OVHC-NONE';

/** A quote that says what was told and no more; without any there is none. */
function incomplete({ quote, ...others }: Setting, { told }: Visit): Setting {
  return { ...others, quote: { paymentFrequency: quote?.paymentFrequency ?? 'W', ...(told as SavedQuote) } };
}

export const recipe: Recipe = {
  arrange(setting, value, visit) {
    if (value === 'available') return setting;
    if (value === 'unavailable') return { ...setting, quote: { ...setting.quote, hcfBundleId: UNSOLD } };
    return value === 'incomplete' ? incomplete(setting, visit) : undefined;
  },
  needsGaps: (value) => value === 'incomplete',
};
