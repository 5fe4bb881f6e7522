import type { Kind } from '../../mistake.ts';
import { pick } from '../../random.ts';
import { changeWord, respelt } from '../../respell.ts';

const TAGS = [
  (word: string) => `<b>${word}</b>`,
  (word: string) => `<em>${word}</em>`,
  (word: string) => `${word}<br>`,
  (word: string) => `${word}<br/>`,
  (word: string) => `<a href="/">${word}</a>`,
];

export const kind: Kind = {
  about: 'HTML in a text',
  mistakes: (content) => respelt(content, (text, random) => changeWord(text, random, pick(TAGS, random))),
};
