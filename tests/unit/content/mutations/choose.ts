import { readdirSync } from 'node:fs';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import type { Kind, Kinds, Mistake } from './mistake.ts';
import { placesIn } from './places.ts';
import { seeded } from './random.ts';

const KINDS = new URL('./kinds/', import.meta.url);

/** A mistake with the name it goes by: its kind, and where it is made. */
export interface Chosen {
  kind: string;
  at: string;
  mistake: Mistake;
}

/** Returns every kind of mistake by its name, such as `values/choice-renamed`. */
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
 * Every mistake that each kind can make in the content, in an order that the seed shuffles. It depends on each
 * place alone, so that a change of content elsewhere changes nothing about it.
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

/** So many of all mistakes: one of every kind, then another of every kind, until there are enough. */
export function choose(all: ReadonlyMap<string, readonly Chosen[]>, count: number): Chosen[] {
  const kinds = [...all.values()];
  const most = Math.max(...kinds.map(({ length }) => length));
  const rounds = Array.from({ length: most }, (_, round) =>
    kinds.flatMap((mistakes) => mistakes[round] ?? []),
  );
  return rounds.flat().slice(0, count);
}
