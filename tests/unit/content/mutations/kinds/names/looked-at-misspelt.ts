import { lookedAt } from '../../find.ts';
import { misspeltKeys } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a name that a condition looks at misspelt',
  mistakes: (content) => misspeltKeys(content, lookedAt(content)),
};
