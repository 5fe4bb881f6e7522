import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a keyword of a schema misspelt',
  mistakes: (content) =>
    misspeltKeys(
      content,
      content.places.filter(({ within, name, key }) => within === 'schema' && key && name !== '$ref'),
    ),
};
