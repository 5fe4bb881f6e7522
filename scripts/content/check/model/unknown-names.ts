import { groupsOf } from '../../../groups-of.ts';
import { once } from '../../memo.ts';
import { type Origin, placeKey } from '../../resolve.ts';
import { atKey, type Problem, type Report } from '../diagnostic.ts';
import { nearestOf } from '../did-you-mean.ts';
import { quote } from '../format.ts';

interface NameUse {
  name: string;
  origin: Origin;
}

/** A name that is used and not known. */
export interface UnknownName {
  name: string;
  meant: string | undefined;
  /** the places that use it, each once */
  places: readonly Origin[];
  /** whether the definition of the name that is meant is misspelt: several places use the name, and none the definition */
  isMisspeltThere: boolean;
}

function closestOf(names: Iterable<string>): (name: string) => string | undefined {
  const nearest = nearestOf(names);
  return (name) => nearest(name)[0];
}

/**
 * Returns the names that are not known, each once.
 *
 * @param uses every use of a name, known or not
 * @param finder creates a function that finds the most similar name
 */
export function findUnknownNames(
  uses: readonly NameUse[],
  known: ReadonlySet<string>,
  finder: (names: Iterable<string>) => (name: string) => string | undefined = closestOf,
): UnknownName[] {
  const used = groupsOf(uses, ({ name }) => name);
  const near = once(() => finder(known));
  const nearUnused = once(() => finder([...known].filter((name) => !used.has(name))));
  return [...used]
    .filter(([name]) => !known.has(name))
    .map(([name, all]) => {
      const places = [...new Map(all.map(({ origin }) => [placeKey(origin), origin])).values()];
      const meantThere = places.length > 1 ? nearUnused()(name) : undefined;
      return { name, meant: meantThere ?? near()(name), places, isMisspeltThere: meantThere !== undefined };
    });
}

/** How to report an unknown name. */
interface Wording {
  definitions: ReadonlyMap<string, Origin>;
  /** whether a definition is a key */
  isKey?: boolean;
  /** what nothing does with a definition, what uses do with the name instead, and what that is not */
  misspelt: readonly [none: string, use: string, isNot: string];
  quoted?: (name: string) => string;
  /** what to report at the first use, if no definition is misspelt */
  problem?: (unknown: UnknownName, first: Origin, more: readonly Origin[]) => Problem;
}

/** Reports an unknown name once: at the definition that is misspelt, or at its first use. */
export function reportUnknownName(unknown: UnknownName, wording: Wording): Report[] {
  const { name, meant, places, isMisspeltThere } = unknown;
  const {
    definitions,
    isKey,
    misspelt: [none, use, isNot],
    quoted = quote,
    problem,
  } = wording;
  const definition = isMisspeltThere && meant !== undefined ? definitions.get(meant) : undefined;
  if (definition && meant !== undefined) {
    const message = `${none} ${quoted(meant)}, but ${places.length} ${use} ${quoted(name)}, which ${isNot}.`;
    return [
      { location: isKey ? atKey(definition) : definition, message, advice: `Did you mean ${quote(name)}?` },
    ];
  }
  const [first, ...more] = places;
  return first && problem ? [{ location: first, ...problem(unknown, first, more) }] : [];
}

/** All paths with the same beginning. */
interface Branch {
  /** the path that ends here */
  path: string | undefined;
  children: Map<string, Branch>;
  near: () => (part: string) => string[];
}

function createBranch(): Branch {
  const children = new Map<string, Branch>();
  return { path: undefined, children, near: once(() => nearestOf(children.keys())) };
}

function childOf({ children }: Branch, part: string): Branch {
  const child = children.get(part) ?? createBranch();
  children.set(part, child);
  return child;
}

/** Returns a function that finds the path that has as many parts as another, each one similar. */
export function nearPaths(paths: Iterable<string>): (path: string) => string | undefined {
  const root = createBranch();
  for (const path of paths) path.split('/').reduce(childOf, root).path = path;

  const find = (
    { path, children, near }: Branch,
    [part, ...others]: readonly string[],
  ): string | undefined => {
    if (part === undefined) return path;
    const exact = children.get(part);
    const found = exact && find(exact, others);
    if (found !== undefined) return found;
    for (const name of near()(part)) {
      const child = children.get(name);
      const nearly = child && find(child, others);
      if (nearly !== undefined) return nearly;
    }
    return undefined;
  };
  return (path) => find(root, path.split('/'));
}
