import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the "type" of a schema or condition misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(
        ({ name, within, key }) => key && name === 'type' && (within === 'schema' || within === 'condition'),
      ),
    ),
};
