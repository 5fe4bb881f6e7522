import { answerNames, itemsOf } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

export const kind: Kind = {
  about: 'a field in "ui:order" misspelt',
  mistakes: (content) => misspeltNames(content, itemsOf(content, 'ui:order', 'ui'), answerNames(content)),
};
