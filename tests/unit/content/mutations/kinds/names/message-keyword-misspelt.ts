import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a message for a keyword that is misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'messages' && key),
    ),
};
