import { basename, dirname, resolve } from 'node:path';
import { objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type ContentFile, pageFiles } from '../../read.ts';
import type { RefProblem } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import type { CheckContext } from '../rule.ts';

/** Returns the file that a `$ref` names: its absolute path, and its name as written. */
export function missingFile({ file, ref }: RefProblem): { path: string; name: string } {
  const [name = ''] = ref.split('#');
  return { path: name === '' ? file.path : resolve(dirname(file.path), name), name };
}

/** Returns the absolute paths of the files that a file names in a `$ref` but that do not exist. */
function missingFrom({ files, resolved }: CheckContext, file: ContentFile): string[] {
  const paths = resolved(file).problems.map((problem) => missingFile(problem).path);
  return paths.filter((path) => !files.has(path));
}

/** Returns the absolute paths of all files that a `$ref` names but that do not exist. */
export const missingPaths = weakMemo(
  (context: CheckContext): ReadonlySet<string> =>
    new Set(context.parsed.flatMap((file) => missingFrom(context, file))),
);

/** Returns true if the "$schema" of a file leads nowhere, as it does in a file that was moved. */
export const isOfNoKind = ({ kind, data }: ContentFile): boolean =>
  !isKind(kind) && typeof objectOf(data).$schema === 'string';

/** Returns the files that other files refer to, and the pages, which need no reference. */
const usedFiles = weakMemo(({ files, parsed, resolved }: CheckContext): ReadonlySet<ContentFile> => {
  const targets = parsed.flatMap((file) =>
    [...resolved(file).refs.values()].flatMap((to) => (to.file === file ? [] : to.file)),
  );
  return new Set([...targets, ...pageFiles(files)]);
});

/** Returns the file that was moved away from a path: it has the same name, nothing uses it, and its paths are broken. */
export function movedTo(context: CheckContext, path: string): ContentFile | undefined {
  const found = [...context.files.values()].filter(
    (file) =>
      basename(file.path) === basename(path) &&
      !usedFiles(context).has(file) &&
      (isOfNoKind(file) || missingFrom(context, file).length > 0),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Returns true if a file was moved to another folder, so that the paths in it lead nowhere. */
export function isMoved(context: CheckContext, file: ContentFile): boolean {
  return [...missingPaths(context)].some((path) => movedTo(context, path) === file);
}
