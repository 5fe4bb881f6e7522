import { readByVisitors } from './find.ts';
import { anywhere, type Content, type Kind, pick, type Random } from './mistake.ts';
import type { Place } from './places.ts';

const LETTER = /\p{L}/u;

/** A neighbouring key on the keyboard for each letter. */
const NEXT: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row].map((key, at) => [key, row[at + 1] ?? row[at - 1]]),
  ),
);

const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + (NEXT[word[at]?.toLowerCase() ?? ''] ?? 'x') + word.slice(at + 1),
];

/** Returns a misspelt word: with a letter removed, doubled, swapped with the next, or replaced by a neighbouring key. */
export function misspell(word: string, random: Random, known: ReadonlySet<string> = new Set()) {
  const letters = [...word].flatMap((letter, at) => (LETTER.test(letter) ? [at] : []));
  for (let attempt = 0; attempt < 20 && letters.length > 0; attempt += 1) {
    const slipped = pick(SLIPS, random)(word, pick(letters, random));
    if (slipped !== word && slipped !== '' && !known.has(slipped)) return slipped;
  }
  return undefined;
}

/** Returns the sibling names of a place. A misspelling must not be one of them, which would be another mistake. */
export const namesBeside = ({ around }: Place) =>
  new Set((around?.value.children ?? []).map((node) => String(node.children?.[0]?.value ?? node.value)));

/** Creates a kind of mistake: misspelt keys. */
export function misspeltKeys(isFor: (place: Place) => boolean): Kind {
  return anywhere((place, { random }) => {
    const slipped = isFor(place) ? misspell(place.name, random(place), namesBeside(place)) : undefined;
    return slipped !== undefined && place.renamed(slipped);
  });
}

/** Creates a kind of mistake: misspelt names that are not another known name. */
export function misspeltNames(
  find: (content: Content) => readonly Place[],
  known: (content: Content) => Iterable<string> = () => [],
): Kind {
  return (content) => {
    const names = [...known(content)];
    return find(content).flatMap((place) => {
      const others = new Set([...names, ...namesBeside(place)]);
      return place.replaced(place.text ? misspell(place.text, content.random(place), others) : undefined);
    });
  };
}

/** Creates a kind of mistake: changed texts of some places. `spoil` returns undefined if a text cannot be changed. */
export function spoilt(
  isFor: (place: Place, text: string) => boolean,
  spoil: (text: string, random: Random, place: Place) => string | undefined,
): Kind {
  return anywhere((place, { random }) => {
    const { text } = place;
    if (text === undefined || !isFor(place, text)) return undefined;
    const changed = spoil(text, random(place), place);
    return changed !== text && place.replaced(changed);
  });
}

/** Creates a kind of mistake: changed texts that visitors read. */
export function respelt(spoil: (text: string, random: Random) => string): Kind {
  return (content) => {
    const texts = new Set(readByVisitors(content));
    return spoilt((place) => texts.has(place), spoil)(content);
  };
}

/** Returns the text with one of its words changed. */
export function changeWord(text: string, random: Random, change: (word: string) => string): string {
  const words = [...text.matchAll(/(?<=^| )\p{L}{3,}(?= )/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  return text.slice(0, word.index) + change(word[0]) + text.slice(word.index + word[0].length);
}
