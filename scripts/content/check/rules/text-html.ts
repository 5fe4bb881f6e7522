import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import type { Text } from '../model/texts.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown reads all that HTML knows, and leaves the others as they are. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

function problemFor(text: string): Problem | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return {
      message: `This text would show ${quote(tag)} literally: it cannot contain HTML.`,
      advice: 'Remove the HTML.',
    };
  }
  const entity = text.match(ENTITY)?.find(isKnown);
  return entity === undefined
    ? undefined
    : {
        message: `This text would show ${quote(entity)} literally: it cannot contain HTML.`,
        advice: 'Write the character itself.',
      };
}

function check(context: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const problem = problemFor(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-html',
  topic: 'Texts, links and icons',
  about:
    'A plain text contains HTML, which visitors would see literally. (`rich-text` reports HTML in Markdown.)',
  check: perText(({ kind }) => kind === 'plain', check),
};
