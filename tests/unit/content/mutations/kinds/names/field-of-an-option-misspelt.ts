import { answerNames } from '../../find.ts';
import { misspeltNames } from '../../misspell.ts';
import type { Kind } from '../../mistake.ts';

const HOLD_NAMES = new Set(['autoSubmit/field', 'ui:options/opensYearsBack']);

export const kind: Kind = {
  about: 'a field or fact misspelt that an option or "autoSubmit" names',
  mistakes: (content) =>
    misspeltNames(
      content,
      content.places.filter(({ pointer }) => HOLD_NAMES.has(pointer.split('/').slice(-2).join('/'))),
      answerNames(content),
    ),
};
