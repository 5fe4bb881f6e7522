import { groupsOf } from '../../../groups-of.ts';
import { type Origin, originKey } from '../../resolve.ts';
import { atKey, type Problem, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { formatOtherLocations, quote } from '../format.ts';

/** A name that is used but not known. */
export interface UnknownName {
  name: string;
  meant: string | undefined;
  /** the places that use it, without duplicates */
  places: readonly Origin[];
  /** true if the definition is misspelt: several places use this name, and none uses the similar defined name */
  isMisspeltThere: boolean;
}

/**
 * Returns the names that are used but not known, without duplicates.
 * @param uses all uses of names, known or not
 */
export function findUnknownNames(
  uses: readonly { name: string; origin: Origin }[],
  known: ReadonlySet<string>,
  find: typeof closest = closest,
): UnknownName[] {
  const used = groupsOf(uses, ({ name }) => name);
  const unused = [...known].filter((name) => !used.has(name));
  return [...used]
    .filter(([name]) => !known.has(name))
    .map(([name, all]) => {
      const places = [...new Map(all.map(({ origin }) => [originKey(origin), origin])).values()];
      const meantThere = places.length > 1 ? find(name, unused) : undefined;
      const isMisspeltThere = meantThere !== undefined;
      return { name, meant: meantThere ?? find(name, known), places, isMisspeltThere };
    });
}

interface Wording {
  definitions: ReadonlyMap<string, Origin>;
  isKey?: boolean;
  /** the parts of the message, such as `No link leads to`, `lead to`, `is not a page` */
  misspelt: readonly [none: string, use: string, isNot: string];
  quoted?: (name: string) => string;
  /** returns the problem to report at the first use if no definition is misspelt */
  problem?: (unknown: UnknownName) => Problem;
}

/** Reports an unknown name once: at the misspelt definition, or at the first use. */
export function reportUnknownName(unknown: UnknownName, wording: Wording): Report[] {
  const { name, meant, places, isMisspeltThere } = unknown;
  const { definitions, isKey, misspelt, quoted = quote, problem } = wording;
  const definition = isMisspeltThere && meant !== undefined ? definitions.get(meant) : undefined;
  if (definition && meant !== undefined) {
    const [none, use, isNot] = misspelt;
    const message = `${none} ${quoted(meant)}, but ${places.length} ${use} ${quoted(name)}, which ${isNot}.`;
    const location = isKey ? atKey(definition) : definition;
    return [{ location, message, advice: `Did you mean ${quote(name)}?` }];
  }
  const [first, ...more] = places;
  if (!first || !problem) return [];
  const { message, advice } = problem(unknown);
  return [{ location: first, message: message + formatOtherLocations(first, more), advice }];
}
