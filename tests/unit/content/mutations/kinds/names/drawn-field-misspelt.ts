import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

/** The fields of a list's entries stand under "items", which is a word and no field. */
const WORDS = new Set(['items']);

export const kind: Kind = {
  about: 'a field misspelt in the uiSchema alone',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(
        ({ within, sense, name, key }) => key && within === 'ui' && sense === 'ui' && !WORDS.has(name),
      ),
    ),
};
