import type { Kind } from '../../mistake.ts';
import { changeWord, respelt } from '../../respell.ts';

export const kind: Kind = {
  about: 'straight quotes or apostrophes in a text',
  mistakes: (content) =>
    respelt(content, (text, random) => {
      const straight = text.replace(/[‘’]/, "'").replace(/“(.*?)”/, '"$1"');
      return straight === text ? changeWord(text, random, (word) => `"${word}"`) : straight;
    }),
};
