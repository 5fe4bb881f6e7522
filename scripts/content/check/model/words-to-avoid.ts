import type { Wording, Words } from '#types/content/words';

/** Words to avoid in a text. */
export interface FoundWords {
  wording: Wording;
  /** as in the list */
  phrase: string;
  /** as in the text */
  text: string;
  start: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Returns a pattern for whole words, with any space and any apostrophe. */
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

function isInside(start: number, end: number, outer: RegExp, text: string): boolean {
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
      if (exception && isInside(start, start + found.length, exception, text)) return [];
      return [{ ...known, text: found, start }];
    });
}

/** Returns `Before` for `Prior to`, `BEFORE` for `PRIOR TO`. */
export function inCaseOf(text: string, replaced: string): string {
  const isUpper = replaced.toUpperCase() === replaced && replaced.toLowerCase() !== replaced;
  if (isUpper && replaced.length > 1) return text.toUpperCase();
  const [first = ''] = replaced;
  const isCapital = first.toLowerCase() !== first;
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
