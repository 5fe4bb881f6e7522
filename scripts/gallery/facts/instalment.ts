import { failing, LONG, unanswered } from '../setting/faults.ts';
import type { Setting } from '../setting/setting.ts';
import { recipe as offer } from './offer.ts';
import type { Recipe } from './recipe.ts';

const MORE: Readonly<Record<string, Setting>> = {
  failed: { faults: [failing('getPrice')] },
  updating: { faults: [unanswered('getPrice')] },
  slow: { faults: [unanswered('getPrice')], waited: LONG },
};

export const recipe: Recipe = {
  arrange(setting, value, visit) {
    if (value === 'known') return setting;
    if (value === 'none') return offer.arrange(setting, 'unavailable', visit);
    const more = MORE[String(value)];
    return more && { ...setting, ...more, faults: [...(setting.faults ?? []), ...(more.faults ?? [])] };
  },
};
