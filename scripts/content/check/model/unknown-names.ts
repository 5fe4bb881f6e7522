import { once } from '../../memo.ts';
import { type Origin, placeKey } from '../../resolve.ts';
import { atKey, type Problem, type Report } from '../diagnostic.ts';
import { nearestOf } from '../did-you-mean.ts';
import { quote } from '../format.ts';

export interface NameUse {
  name: string;
  origin: Origin;
}

/** A name that is used and that nothing has. */
export interface UnknownName {
  name: string;
  /** what most likely was meant */
  meant: string | undefined;
  /** where it is used, each place once */
  places: readonly Origin[];
  /** whether it is the thing itself that is misspelt: several places agree on a name, and none uses this one */
  isMisspeltThere: boolean;
}

function closestOf(names: Iterable<string>): (name: string) => string | undefined {
  const nearest = nearestOf(names);
  return (name) => nearest(name)[0];
}

/**
 * The names that nothing has, each once, with all the places that use it.
 *
 * @param uses every use of a name, those that are known included
 * @param finder what finds among names the one that most resembles another
 */
export function findUnknownNames(
  uses: readonly NameUse[],
  known: ReadonlySet<string>,
  finder: (names: Iterable<string>) => (name: string) => string | undefined = closestOf,
): UnknownName[] {
  const used = new Map<string, Map<string, Origin>>();
  for (const { name, origin } of uses) {
    const places = used.get(name) ?? new Map<string, Origin>();
    used.set(name, places.set(placeKey(origin), origin));
  }
  const near = once(() => finder(known));
  const nearUnused = once(() => finder([...known].filter((name) => !used.has(name))));
  return [...used]
    .filter(([name]) => !known.has(name))
    .map(([name, places]) => {
      const meantThere = places.size > 1 ? nearUnused()(name) : undefined;
      return {
        name,
        meant: meantThere ?? near()(name),
        places: [...places.values()],
        isMisspeltThere: meantThere !== undefined,
      };
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

/** All paths that begin in one way. */
interface Branch {
  /** the one that ends here */
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

/** Returns a function that finds the path with as many parts as another, each spelt alike. */
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
