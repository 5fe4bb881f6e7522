import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'an option of a widget misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'options' && key),
    ),
};
