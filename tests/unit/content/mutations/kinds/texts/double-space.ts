import type { Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { respelt } from '../../respell.ts';

export const kind: Kind = {
  about: 'two spaces in a text',
  mistakes: (content) =>
    respelt(content, (text, random) => {
      const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)].map(({ index }) => index);
      const at = pick(spaces, random);
      return `${text.slice(0, at)} ${text.slice(at)}`;
    }),
};
