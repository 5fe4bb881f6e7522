import type { ContentFile } from '../../read.ts';
import { atValue, type Report, type Words } from '../finding.ts';
import { readMarkdown } from '../model/markdown.ts';
import type { Text } from '../model/texts.ts';
import { perText } from '../per-text.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { quote } from '../wording.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown reads all that HTML knows, and leaves the others as they are. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

function wordsFor(text: string): Words | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return {
      message: `This text shows ${quote(tag)} as it is written: it takes no HTML.`,
      fix: 'Take the HTML out.',
    };
  }
  const entity = text.match(ENTITY)?.find(isKnown);
  return entity === undefined
    ? undefined
    : {
        message: `This text shows ${quote(entity)} as it is written: it takes no HTML.`,
        fix: 'Write the character itself.',
      };
}

function check(context: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const words = wordsFor(text);
  return words ? [{ place: atValue(context.origin(file, pointer)), ...words }] : [];
}

export const rule: Rule = {
  id: 'text-html',
  about:
    'A plain text holds HTML, which people would read letter by letter. (`rich-text` tells of HTML in Markdown.)',
  check: perText(({ kind }) => kind === 'plain', check),
};
