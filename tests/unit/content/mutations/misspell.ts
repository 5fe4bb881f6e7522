import { replace } from './edits.ts';
import { type Content, keyLine, type Mistake, valueLine } from './mistake.ts';
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

/** Keys misspelt, each to be told of on its own line. */
export function misspeltKeys({ random }: Pick<Content, 'random'>, places: readonly Place[]): Mistake[] {
  return places.flatMap((place) => {
    const slipped = misspell(place.name, random(place), namesBeside(place));
    if (slipped === undefined || !place.key) return [];
    return [{ place, edits: [replace(place.key, slipped)], right: [keyLine(place)] }];
  });
}

/** Texts that are names misspelt, each to be told of on its own line. */
export function misspeltNames(
  { random }: Pick<Content, 'random'>,
  places: readonly Place[],
  known: Iterable<string> = [],
): Mistake[] {
  return places.flatMap((place) => {
    const name: unknown = place.value.value;
    if (typeof name !== 'string') return [];
    const slipped = misspell(name, random(place), new Set([...known, ...namesBeside(place)]));
    if (slipped === undefined) return [];
    return [{ place, edits: [replace(place.value, slipped)], right: [valueLine(place)] }];
  });
}
