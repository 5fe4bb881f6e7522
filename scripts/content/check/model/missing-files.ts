import { basename, dirname, resolve } from 'node:path';
import { objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import type { RefProblem } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import type { CheckContext } from '../rule.ts';

/** Returns the file that a `$ref` names: its absolute path, and its name as written. */
export function missingFile({ file, ref }: RefProblem): { path: string; name: string } {
  const [name = ''] = ref.split('#');
  return { path: resolve(dirname(file.path), name), name };
}

/** Returns the absolute paths of the files that a `$ref` names but that do not exist. */
export const missingPaths = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const problems = context.parsed.flatMap((file) => context.resolved(file).problems);
  const broken = problems.filter(({ ref, to }) => !to && !ref.startsWith('#'));
  const paths = broken.map((problem) => missingFile(problem).path);
  return new Set(paths.filter((path) => !context.files.has(path)));
});

/** Returns true if the "$schema" of a file leads nowhere, as it does in a file that was moved. */
export const isOfNoKind = ({ kind, data }: ContentFile): boolean =>
  !isKind(kind) && typeof objectOf(data).$schema === 'string';

/** Returns the file that was moved away from a path: it has the same name, and its "$schema" leads nowhere. */
export function movedTo({ files }: CheckContext, path: string): ContentFile | undefined {
  const found = [...files.values()].filter(
    (file) => basename(file.path) === basename(path) && isOfNoKind(file),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Returns true if a file was moved to another folder, so that the paths in it lead nowhere. */
export function isMoved(context: CheckContext, file: ContentFile): boolean {
  return [...missingPaths(context)].some((path) => movedTo(context, path) === file);
}
