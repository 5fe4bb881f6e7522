import type { Wording, Words } from '#types/content/words';

/** Words to avoid, where a text has them. */
export interface FoundWords {
  wording: Wording;
  /** as the list has them */
  phrase: string;
  /** as the text has them */
  text: string;
  start: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern for words and for nothing that is part of another word; any space and any apostrophe will do. */
function wholeWords(phrases: readonly string[]): RegExp {
  const choices = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => escaped(phrase).replace(/\s+/g, '\\s+').replace(/['’]/g, "['’]"));
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}-])(?:${choices.join('|')})(?![\\p{L}\\p{M}\\p{N}]|-\\p{L})`,
    'giu',
  );
}

const plain = (phrase: string) => phrase.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");

function isWithin(start: number, end: number, outer: RegExp, text: string): boolean {
  return [...text.matchAll(outer)].some(
    ({ index, 0: found }) => index <= start && end <= index + found.length,
  );
}

/** Creates a function that finds the words to avoid in a text. */
export function createWordFinder({ words }: Words): (text: string) => FoundWords[] {
  const byPhrase = new Map(
    words.flatMap((wording) => wording.avoid.map((phrase) => [plain(phrase), { phrase, wording }] as const)),
  );
  const exceptions = new Map(
    words.flatMap((wording) => (wording.except ? [[wording, wholeWords(wording.except)] as const] : [])),
  );
  const pattern = wholeWords([...byPhrase.keys()]);
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index: start, 0: found }) => {
      const known = byPhrase.get(plain(found));
      if (!known) return [];
      const exception = exceptions.get(known.wording);
      if (exception && isWithin(start, start + found.length, exception, text)) return [];
      return [{ ...known, text: found, start }];
    });
}

/** `Before` in the place of `Prior to`, `BEFORE` in that of `PRIOR TO`. */
export function inCaseOf(text: string, replaced: string): string {
  const isUpper = replaced.toUpperCase() === replaced && replaced.toLowerCase() !== replaced;
  if (isUpper && replaced.length > 1) return text.toUpperCase();
  const [first = ''] = replaced;
  const isCapital = first.toLowerCase() !== first;
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
