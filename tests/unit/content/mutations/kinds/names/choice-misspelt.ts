import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the value of a choice misspelt among those that have an icon or help',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, key }) => within === 'choices' && key),
    ),
};
