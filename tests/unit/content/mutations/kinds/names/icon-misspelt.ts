import { icons } from 'lucide';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

/** `house-heart` for HouseHeart: a slip that hits another icon's name is no mistake that can be seen. */
const NAMES = Object.keys(icons).map((name) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase());

export const kind: Kind = {
  about: 'an icon misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'icon'),
      NAMES,
    ),
};
