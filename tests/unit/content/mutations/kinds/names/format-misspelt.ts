import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a format misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, within }) => name === 'format' && within === 'schema'),
    ),
};
