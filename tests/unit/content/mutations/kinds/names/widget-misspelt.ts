import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a widget misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'ui:widget'),
    ),
};
