import { today } from '../../../src/ovhc/quote/days.ts';
import type { Recipe } from './recipe.ts';

/** An application that was sent today; what it is known by is nobody's real reference. */
const sent = () => ({ sentOn: today(), submissionReference: '0'.repeat(32) });

export const recipe: Recipe = {
  arrange(setting, value) {
    if (value !== 'this' && value !== 'earlier') return undefined;
    return { ...setting, submission: { ...sent(), ...(value === 'earlier' && { isEarlier: true }) } };
  },
};
