import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a keyword of a condition misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name, key }) => within === 'condition' && key && name !== '$ref'),
    ),
};
