import { answerNames, itemsOf } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a field in the "required" of a form misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'required', 'schema'), answerNames(content)),
};
