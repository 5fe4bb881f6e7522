import { readdirSync } from 'node:fs';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import type { Kind, Kinds, Random } from './mistake.ts';
import { type Mistake, type Place, placesIn } from './places.ts';

const KINDS = new URL('./kinds/', import.meta.url);

/** A mistake, with its kind and its location for reports. */
export interface Chosen {
  kind: string;
  at: string;
  mistake: Mistake;
}

/** Returns all kinds of mistakes by name, such as `values/choice-renamed`. */
export async function loadKinds(): Promise<Map<string, Kind>> {
  const kinds = await Promise.all(
    readdirSync(KINDS).map(async (file): Promise<[string, Kind][]> => {
      const module: { kinds: Kinds } = await import(new URL(file, KINDS).href);
      const subject = file.replace(/\.ts$/, '');
      return Object.entries(module.kinds).map(([name, kind]) => [`${subject}/${name}`, kind]);
    }),
  );
  return new Map(kinds.flat().sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the FNV-1a hash of a text, so that texts that differ in one letter get very different seeds. */
function hashOf(text: string): number {
  const add = (hash: number, letter: string) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return [...text].reduce(add, 2_166_136_261);
}

/** Creates a generator that returns the same numbers for the same seed on every machine (mulberry32). */
export function seeded(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns all mistakes of each kind, in an order that depends on the seed. The rank of a mistake depends on its own
 * place only, so that changes elsewhere in the content do not affect it.
 */
export function allMistakes(
  files: ContentFiles,
  kinds: ReadonlyMap<string, Kind>,
  seed: string,
): Map<string, Chosen[]> {
  const places = [...files.values()].flatMap(placesIn);
  const nameOf = ({ file, pointer }: Place) => `${file.name}#${pointer}`;
  const all = [...kinds].map(([kind, mistakes]): [string, Chosen[]] => {
    const random = (place: Place) => seeded(`${seed} ${kind} ${nameOf(place)}`);
    const made = mistakes({ files, places, random }).map((mistake) => {
      const at = nameOf(mistake.place);
      return { kind, at, mistake, rank: seeded(`rank ${seed} ${kind} ${at}`)() };
    });
    return [kind, made.sort((a, b) => a.rank - b.rank)];
  });
  return new Map(all);
}

/** Returns the given number of mistakes: the first of each kind, then the second of each kind, and so on. */
export function choose(all: ReadonlyMap<string, readonly Chosen[]>, count: number): Chosen[] {
  const ranked = [...all.values()].flatMap((mistakes) => [...mistakes.entries()]);
  const inRounds = ranked.sort(([one], [other]) => one - other);
  return inRounds.slice(0, count).map(([, chosen]) => chosen);
}
