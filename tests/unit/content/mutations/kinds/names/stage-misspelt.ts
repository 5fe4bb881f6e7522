import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'the stage of a step misspelt',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ name, within, key }) => key && name === 'stage' && within === 'content'),
    ),
};
