import { answerNames, itemsOf } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a name in the "required" of a condition misspelt',
  mistakes: (content) =>
    misspeltNames(content, itemsOf(content, 'required', 'condition'), answerNames(content)),
};
