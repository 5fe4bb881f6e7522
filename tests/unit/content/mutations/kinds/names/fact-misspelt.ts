import { answerNames, itemsOf } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a fact in "reads" misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'reads', 'content'), answerNames(content)),
};
