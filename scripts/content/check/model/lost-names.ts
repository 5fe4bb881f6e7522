import type { Origin } from '../../resolve.ts';
import { closest } from '../did-you-mean.ts';

/** A name that is used and that nothing has. */
export interface LostName {
  name: string;
  /** what most likely was meant */
  meant: string | undefined;
  /** where it is used, each place once */
  places: readonly Origin[];
  /** whether it is the thing itself that is misspelt: several places agree on a name, and none uses this one */
  isMisspeltThere: boolean;
}

/**
 * The names that nothing has, each once, with all the places that use it.
 *
 * @param uses every use of a name, those that are known included
 * @param near the known name that most resembles one
 */
export function lostNames(
  uses: readonly { name: string; origin: Origin }[],
  known: ReadonlySet<string>,
  near: (name: string, names: Iterable<string>) => string | undefined = closest,
): LostName[] {
  const used = new Set(uses.map(({ name }) => name));
  const lost = [...used].filter((name) => !known.has(name));
  return lost.map((name) => {
    const origins = uses.filter((use) => use.name === name).map(({ origin }) => origin);
    const places = new Map(origins.map((origin) => [`${origin.file.path}#${origin.pointer}`, origin]));
    const unused = [...known].filter((other) => !used.has(other));
    const meantThere = places.size > 1 ? near(name, unused) : undefined;
    return {
      name,
      meant: meantThere ?? near(name, known),
      places: [...places.values()],
      isMisspeltThere: meantThere !== undefined,
    };
  });
}
