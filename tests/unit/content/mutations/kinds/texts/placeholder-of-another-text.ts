import type { Kind } from '../../mistake.ts';
import { respelt } from '../../respell.ts';

/** What only some texts can say: the search for these in the content finds no text that has them all. */
const OTHERS = ['{bundleName}', '{firstName}', '{date}'];

export const kind: Kind = {
  about: 'a {placeholder} that nothing fills',
  mistakes: (content) =>
    respelt(content, (text, random) => `${text} ${OTHERS[Math.floor(random() * OTHERS.length)]}`),
};
