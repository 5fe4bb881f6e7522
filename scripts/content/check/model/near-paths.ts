import { once } from '../../memo.ts';
import { nearestOf } from '../did-you-mean.ts';

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

/** What finds the path that differs from another in the letters of its parts alone. */
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
