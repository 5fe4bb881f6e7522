import { readdirSync } from 'node:fs';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import type { Kind, Mistake } from './mistake.ts';
import { placesIn } from './places.ts';
import { seeded } from './random.ts';

const KINDS = new URL('./kinds/', import.meta.url);

/** A mistake with the name it goes by: its kind, and where it is made. */
export interface Chosen {
  kind: string;
  at: string;
  mistake: Mistake;
}

/** Every kind of mistake by its name: each file in kinds/ holds one. */
export async function loadKinds(): Promise<Map<string, Kind>> {
  const names = readdirSync(KINDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const kinds = await Promise.all(
    names.sort().map(async (name): Promise<[string, Kind]> => {
      const module: { kind: Kind } = await import(new URL(name, KINDS).href);
      return [name.slice(0, -'.ts'.length), module.kind];
    }),
  );
  return new Map(kinds);
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
  const all = [...kinds].map(([kind, { mistakes }]): [string, Chosen[]] => {
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
