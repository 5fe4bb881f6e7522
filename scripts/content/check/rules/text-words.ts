import type { Wording, Words } from '#types/content/words';
import { weakMemo } from '../../memo.ts';
import { quote } from '../format.ts';
import { textWithoutMarkup } from '../model/texts.ts';
import { type CheckContext, perText, type Rule, warning } from '../rule.ts';
import { type Change, editsOf, locationInText } from '../text-edits.ts';

interface FoundWords {
  wording: Wording;
  phrase: string;
  text: string;
  start: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function wholeWords(phrases: readonly string[]): RegExp {
  const choices = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => escaped(phrase).replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]"));
  const pattern = `(?<![\\p{L}\\p{M}\\p{N}-])(?:${choices.join('|')})(?![\\p{L}\\p{M}\\p{N}]|-\\p{L})`;
  return new RegExp(pattern, 'giu');
}

const plain = (phrase: string) => phrase.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");

/** Creates a function that finds the words to avoid in a text. */
export function createWordFinder({ words }: Words): (text: string) => FoundWords[] {
  const byPhrase = new Map(
    words.flatMap((wording) => wording.avoid.map((phrase) => [plain(phrase), { phrase, wording }] as const)),
  );
  const pattern = wholeWords([...byPhrase.keys()]);
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index: start, 0: found }) => {
      const known = byPhrase.get(plain(found));
      if (!known) return [];
      const exceptions = [...text.matchAll(wholeWords(known.wording.except ?? []))];
      const isException = exceptions.some(
        ({ index, 0: outer }) => index <= start && start + found.length <= index + outer.length,
      );
      return isException ? [] : [{ ...known, text: found, start }];
    });
}

/** Returns `Before` for `Prior to`, `BEFORE` for `PRIOR TO`. */
export function matchCase(text: string, replaced: string): string {
  const isUpper = replaced.toUpperCase() === replaced && replaced.toLowerCase() !== replaced;
  if (isUpper && replaced.length > 1) return text.toUpperCase();
  const [first = ''] = replaced;
  const isCapital = first.toLowerCase() !== first;
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const PLACEHOLDER = /\{[^{}]*\}/g;

const lists = weakMemo(({ parsed, schemaErrors, resolved }: CheckContext) =>
  parsed
    .filter((file) => file.kind === 'words' && schemaErrors(file).length === 0)
    .map((file) => ({ name: file.name, find: createWordFinder(resolved(file).value as Words) })),
);

/** Returns the change for `--fix`. Empty if a person has to choose, or if “a” or “an” before it would become wrong. */
function changeFor({ wording: { use = [] }, text, start }: FoundWords, prose: string): Change[] {
  const [word, ...others] = use;
  if (word === undefined || others.length > 0) return [];
  const [, article] = /(?<!\p{L})(an?)\s+$/iu.exec(prose.slice(0, start)) ?? [];
  const needsAn = /^[aeiou]/i.test(word);
  if (article !== undefined && article.length > 1 !== needsAn) return [];
  return [{ start, end: start + text.length, text: matchCase(word, text) }];
}

export const textWords: Rule = {
  topic: 'Texts, links and icons',
  about: 'A text has words that content lists as words to avoid, in a file of the kind `words`.',
  check: perText((read, context) => {
    const prose = textWithoutMarkup(read).replace(PLACEHOLDER, (name) => '\u0000'.repeat(name.length));
    return lists(context).flatMap(({ name, find }) =>
      find(prose).map((found) => {
        const { text, start, wording } = found;
        const message = `${quote(text.replace(/\s+/g, ' '))} is one of the words to avoid (${name}).`;
        const use = wording.use ? `Write ${wording.use.map(quote).join(' or ')}.` : 'Leave it out.';
        const advice = [use, wording.why].filter(Boolean).join(' ');
        const location = locationInText(read.origin, start, start + text.length);
        return warning(location, message, advice, editsOf(read.origin, changeFor(found, prose)));
      }),
    );
  }),
};
