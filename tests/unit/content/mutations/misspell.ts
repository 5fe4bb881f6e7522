import { readByVisitors } from './find.ts';
import { anywhere, type Content, type Kind, renamed, replaced } from './mistake.ts';
import type { Place } from './places.ts';
import { pick, type Random } from './random.ts';

const LETTER = /\p{L}/u;

/** Each key's neighbour on the keyboard, for a finger that slips. */
const NEXT: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row].map((key, at) => [key, row[at + 1] ?? row[at - 1]]),
  ),
);

type Slip = (word: string, at: number) => string;

const SLIPS: readonly Slip[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at] + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  (word, at) => word.slice(0, at) + (NEXT[word[at]?.toLowerCase() ?? ''] ?? 'x') + word.slice(at + 1),
];

/** A word as a quick hand writes it: a letter left out, doubled, swapped with the next, or its neighbour's. */
export function misspell(
  word: string,
  random: Random,
  known: ReadonlySet<string> = new Set(),
): string | undefined {
  const letters = [...word].flatMap((letter, at) => (LETTER.test(letter) ? [at] : []));
  for (let attempt = 0; attempt < 20 && letters.length > 0; attempt += 1) {
    const slipped = pick(SLIPS, random)(word, pick(letters, random));
    if (slipped !== word && slipped !== '' && !known.has(slipped)) return slipped;
  }
  return undefined;
}

/** The other names that stand beside a place: a misspelling that hits one of them is another mistake. */
export function namesBeside({ around }: Place): Set<string> {
  return new Set(
    (around?.value.children ?? []).map((node) => String(node.children?.[0]?.value ?? node.value)),
  );
}

/** Keys misspelt. */
export function misspeltKeys(isFor: (place: Place) => boolean): Kind {
  return ({ places, random }) =>
    places.filter(isFor).flatMap((place) => {
      const slipped = misspell(place.name, random(place), namesBeside(place));
      return slipped === undefined ? [] : (renamed(place, slipped) ?? []);
    });
}

/** Texts that are names misspelt, but not as another name that is known. */
export function misspeltNames(
  find: (content: Content) => readonly Place[],
  known: (content: Content) => Iterable<string> = () => [],
): Kind {
  return (content) => {
    const names = [...known(content)];
    return find(content).flatMap((place) => {
      const name: unknown = place.value.value;
      if (typeof name !== 'string') return [];
      const slipped = misspell(name, content.random(place), new Set([...names, ...namesBeside(place)]));
      return replaced(place, slipped) ?? [];
    });
  };
}

/** Texts of some places that an author could spoil so; undefined where they could not. */
export function spoilt(
  isFor: (place: Place, text: string) => boolean,
  spoil: (text: string, random: Random, place: Place) => string | undefined,
): Kind {
  return anywhere((place, { random }) => {
    const text: unknown = place.value.value;
    if (typeof text !== 'string' || !isFor(place, text)) return undefined;
    const changed = spoil(text, random(place), place);
    return changed === text ? undefined : replaced(place, changed);
  });
}

/** Texts of visitors that a writer could spoil so. */
export function respelt(spoil: (text: string, random: Random) => string): Kind {
  return (content) =>
    readByVisitors(content).flatMap((place) => {
      const text = String(place.value.value);
      const spoilt = spoil(text, content.random(place));
      return spoilt === text ? [] : (replaced(place, spoilt) ?? []);
    });
}

/** The text with a word of it changed. */
export function changeWord(text: string, random: Random, change: (word: string) => string): string {
  const words = [...text.matchAll(/(?<=^| )\p{L}{3,}(?= )/gu)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  return text.slice(0, word.index) + change(word[0]) + text.slice(word.index + word[0].length);
}
