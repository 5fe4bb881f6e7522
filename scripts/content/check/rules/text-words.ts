import type { Words } from '#types/content/words';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { isRead, proseOf, type Text } from '../model/texts.ts';
import { createWordFinder, type FoundWords, inCaseOf } from '../model/words-to-avoid.ts';
import { type CheckContext, perText, type Rule } from '../rule.ts';
import { type Change, editsOf, placeInText } from '../text-edits.ts';

const PLACEHOLDER = /\{[^{}]*\}/g;

/** The lists of words in the content, by the file that each stands in. */
const lists = weakMemo((context: CheckContext) =>
  context.parsed
    .filter((file) => file.kind === 'words' && context.schemaErrors(file).length === 0)
    .map((file) => ({ file, find: createWordFinder(context.resolved(file).value as Words) })),
);

const eitherOf = (words: readonly string[]) => words.map(quote).join(' or ');

/** Returns `--fix`’s change; none if a person has to choose, or the article before it would be wrong. */
function changeFor({ wording: { use = [] }, text, start }: FoundWords, prose: string): Change[] {
  const [word, ...others] = use;
  if (word === undefined || others.length > 0) return [];
  const [, article] = /(?<!\p{L})(an?)\s+$/iu.exec(prose.slice(0, start)) ?? [];
  const needsAn = /^[aeiou]/i.test(word);
  if (article !== undefined && article.length > 1 !== needsAn) return [];
  return [{ start, end: start + text.length, text: inCaseOf(word, text) }];
}

function report(list: ContentFile, origin: Origin, found: FoundWords, prose: string): Report {
  const { wording, text, start } = found;
  const { use, why } = wording;
  const fix = editsOf(origin, changeFor(found, prose));
  return {
    location: placeInText(origin, start, start + text.length),
    severity: 'warning',
    message: `${quote(text.replace(/\s+/g, ' '))} is one of the words to avoid (${list.name}).`,
    advice: [use ? `Write ${eitherOf(use)}.` : 'Leave it out.', why].filter(Boolean).join(' '),
    ...(fix.length > 0 && { fix }),
  };
}

function check(context: CheckContext, file: ContentFile, text: Text): Report[] {
  const prose = proseOf(text).replace(PLACEHOLDER, (name) => '\u0000'.repeat(name.length));
  return lists(context).flatMap((list) => {
    const found = list.find(prose);
    const origin = context.origin(file, text.pointer);
    return found.map((words) => report(list.file, origin, words, prose));
  });
}

export const rule: Rule = {
  id: 'text-words',
  topic: 'Texts, links and icons',
  about: 'A text has words that content lists as words to avoid, in a file of the kind `words`.',
  check: perText(isRead, check),
};
