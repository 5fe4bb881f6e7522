import type { Visit } from '#types/data/journeys';
import type { SavedQuote } from '#types/data/saved-quote';
import type { Setting } from '../setting/setting.ts';
import type { Recipe } from './recipe.ts';

/** No product has this number, as if one were sold no more. */
const UNSOLD = 'OVHC-NONE';

/** A page about one product has it whatever the quote says; to a family on a visitor visa the sandbox sells none. */
const UNSOLD_TO: SavedQuote = {
  visaType: [{ code: '600', name: 'Visitor visa', isSupported: true }],
  coverType: 'F',
  partnerAge: 34,
};

const unsold = ({ quote, ...others }: Setting, { page }: Visit): Setting => ({
  ...others,
  quote: { ...quote, ...(page === 'pages/product-summary.json' ? UNSOLD_TO : { hcfBundleId: UNSOLD }) },
});

/** A quote that says what was told and no more; without any there is none. */
function incomplete({ quote, ...others }: Setting, { told }: Visit): Setting {
  return { ...others, quote: { paymentFrequency: quote?.paymentFrequency ?? 'W', ...(told as SavedQuote) } };
}

export const recipe: Recipe = {
  arrange(setting, value, visit) {
    if (value === 'available') return setting;
    if (value === 'unavailable') return unsold(setting, visit);
    return value === 'incomplete' ? incomplete(setting, visit) : undefined;
  },
  needsGaps: (value) => value === 'incomplete',
};
