import type { Words } from '#types/content/words';
import { weakMemo } from '../../memo.ts';
import { quote } from '../format.ts';
import { isRead, proseOf } from '../model/texts.ts';
import { createWordFinder, type FoundWords, inCaseOf } from '../model/words-to-avoid.ts';
import { type CheckContext, perText, type Rule, warning } from '../rule.ts';
import { type Change, editsOf, placeInText } from '../text-edits.ts';

const PLACEHOLDER = /\{[^{}]*\}/g;

/** The lists of words in the content. */
const lists = weakMemo(({ parsed, schemaErrors, resolved }: CheckContext) =>
  parsed
    .filter((file) => file.kind === 'words' && schemaErrors(file).length === 0)
    .map((file) => ({ name: file.name, find: createWordFinder(resolved(file).value as Words) })),
);

/** Returns `--fix`’s change; none if a person has to choose, or the article before it would be wrong. */
function changeFor({ wording: { use = [] }, text, start }: FoundWords, prose: string): Change[] {
  const [word, ...others] = use;
  if (word === undefined || others.length > 0) return [];
  const [, article] = /(?<!\p{L})(an?)\s+$/iu.exec(prose.slice(0, start)) ?? [];
  const needsAn = /^[aeiou]/i.test(word);
  if (article !== undefined && article.length > 1 !== needsAn) return [];
  return [{ start, end: start + text.length, text: inCaseOf(word, text) }];
}

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has words that content lists as words to avoid, in a file of the kind `words`.',
  check: perText(isRead, (read, origin, context) => {
    const prose = proseOf(read).replace(PLACEHOLDER, (name) => '\u0000'.repeat(name.length));
    return lists(context).flatMap(({ name, find }) =>
      find(prose).map((found) => {
        const { text, start, wording } = found;
        const message = `${quote(text.replace(/\s+/g, ' '))} is one of the words to avoid (${name}).`;
        const use = wording.use ? `Write ${wording.use.map(quote).join(' or ')}.` : 'Leave it out.';
        const advice = [use, wording.why].filter(Boolean).join(' ');
        const location = placeInText(origin, start, start + text.length);
        return warning(location, message, advice, editsOf(origin, changeFor(found, prose)));
      }),
    );
  }),
};
