import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { readMarkdown } from '../model/markdown.ts';
import type { Text } from '../model/texts.ts';
import { perText } from '../per-text.ts';
import type { CheckContext, Rule } from '../rule.ts';

const TAG = /<!--|<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>/i;
const ENTITY = /&(?:[a-z]+\d*|#\d+|#x[\da-f]+);/gi;

/** Markdown reads all that HTML knows, and leaves the others as they are. */
const isKnown = (entity: string) => readMarkdown(entity).words.join('') !== entity;

function problemFor(text: string): Problem | undefined {
  const [tag] = TAG.exec(text) ?? [];
  if (tag !== undefined) {
    return {
      message: `This text shows ${quote(tag)} as it is written: it takes no HTML.`,
      advice: 'Take the HTML out.',
    };
  }
  const entity = text.match(ENTITY)?.find(isKnown);
  return entity === undefined
    ? undefined
    : {
        message: `This text shows ${quote(entity)} as it is written: it takes no HTML.`,
        advice: 'Write the character itself.',
      };
}

function check(context: CheckContext, file: ContentFile, { text, pointer }: Text): Report[] {
  const problem = problemFor(text);
  return problem ? [{ location: atValue(context.origin(file, pointer)), ...problem }] : [];
}

export const rule: Rule = {
  id: 'text-html',
  about:
    'A plain text holds HTML, which people would read letter by letter. (`rich-text` tells of HTML in Markdown.)',
  check: perText(({ kind }) => kind === 'plain', check),
};
