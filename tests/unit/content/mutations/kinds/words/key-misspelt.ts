import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

const OTHER_KINDS = new Set(['$ref', '$schema']);

export const kind: Kind = {
  about: 'a key misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(
        ({ within, name, key }) =>
          key && (within === 'content' || within === 'shared') && !OTHER_KINDS.has(name),
      ),
    ),
};
