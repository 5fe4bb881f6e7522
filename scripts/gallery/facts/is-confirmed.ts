import { confirmed } from '../setting/people.ts';
import { anHourAgo, EARLIER } from './outcome.ts';
import type { Recipe } from './recipe.ts';

export const recipe: Recipe = {
  arrange(setting, value) {
    if (value !== true) return undefined;
    const accepted = { reference: EARLIER, acceptedAt: anHourAgo() };
    return {
      ...setting,
      confirmation: confirmed(),
      submissions: { pending: [], accepted },
      until: '.alert[data-level="good"]',
    };
  },
};
