import type { Kind } from '../../mistake.ts';
import { respelt } from '../../respell.ts';

export const kind: Kind = {
  about: 'a link in a text without words',
  mistakes: (content) => respelt(content, (text) => text.replace(/\[[^\]]+\](?=\()/, '[]')),
};
