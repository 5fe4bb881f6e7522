import type { Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { respelt } from '../../respell.ts';

/** Names that an author may expect to be filled, and that no text of this content can use. */
const OTHERS = ['{bundleName}', '{firstName}', '{date}'];

export const kind: Kind = {
  about: 'a {placeholder} that nothing fills',
  mistakes: (content) => respelt(content, (text, random) => `${text} ${pick(OTHERS, random)}`),
};
