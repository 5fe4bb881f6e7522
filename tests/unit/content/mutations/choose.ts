import { readdirSync } from 'node:fs';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import type { Kind, Kinds, Mistake } from './mistake.ts';
import { placesIn } from './places.ts';
import { seeded } from './random.ts';

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
  const all = [...kinds].map(([kind, mistakes]): [string, Chosen[]] => {
    const seedOf = (at: string) => `${seed} ${kind} ${at}`;
    const random = (place: Mistake['place']) => seeded(seedOf(`${place.file.name}#${place.pointer}`));
    const made = mistakes({ files, places, random }).map((mistake) => {
      const at = `${mistake.place.file.name}#${mistake.place.pointer}`;
      return { kind, at, mistake, rank: seeded(`rank ${seedOf(at)}`)() };
    });
    return [kind, made.sort((a, b) => a.rank - b.rank)];
  });
  return new Map(all);
}

/** Returns the given number of mistakes: the first of each kind, then the second of each kind, and so on. */
export function choose(all: ReadonlyMap<string, readonly Chosen[]>, count: number): Chosen[] {
  const kinds = [...all.values()];
  const most = Math.max(...kinds.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, round) =>
    kinds.flatMap((mistakes) => mistakes[round] ?? []),
  );
  return rounds.flat().slice(0, count);
}
