import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

/** Keys of content and options whose values are chosen from a short list. */
const CHOSEN = new Set([
  'level',
  'width',
  'mark',
  'size',
  'layout',
  'narrow',
  'inputType',
  'inputMode',
  'from',
]);

export const kind: Kind = {
  about: 'a value misspelt that has to be one of a few words',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(
        // "from" begins a price in the product's texts
        ({ name, within, value }) =>
          CHOSEN.has(name) && (within === 'content' || within === 'options') && value.value !== 'From',
      ),
    ),
};
