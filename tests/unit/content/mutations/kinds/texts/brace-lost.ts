import type { Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { respelt } from '../../respell.ts';

export const kind: Kind = {
  about: 'a {placeholder} that has lost a brace',
  mistakes: (content) =>
    respelt(content, (text, random) => text.replace(/\{(\w+)\}/, pick(['{$1', '$1}'], random))),
};
