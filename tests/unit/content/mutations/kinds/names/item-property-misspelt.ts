import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

const OPTIONS = new Set(['labelKey', 'detailKey', 'valueKey']);

export const kind: Kind = {
  about: 'a property misspelt that a widget shows of a found item',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ within, name }) => within === 'options' && OPTIONS.has(name)),
    ),
};
