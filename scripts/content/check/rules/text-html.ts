import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import { perText, type Rule, report } from '../rule.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown reads all that HTML knows, and leaves the others as they are. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about:
    'A plain text contains HTML, which visitors would see literally. (`rich-text` reports HTML in Markdown.)',
  check: perText(
    ({ kind }) => kind === 'plain',
    ({ text }, origin) => {
      const [tag] = TAG.exec(text) ?? [];
      const html = tag ?? text.match(ENTITY)?.find(isKnown);
      if (html === undefined) return undefined;
      const advice = tag === undefined ? 'Write the character itself.' : 'Remove the HTML.';
      return report(origin, `This text would show ${quote(html)} literally: it cannot contain HTML.`, advice);
    },
  ),
};
