import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a ui: word misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name }) => within === 'ui' && name.startsWith('ui:')),
    ),
};
