import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'what the browser may fill in misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name }) => name === 'ui:autocomplete'),
      ['on', 'off'],
    ),
};
