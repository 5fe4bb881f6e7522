import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import { contentRoot, ifExists } from '../../json-files.ts';
import { CONTENT_DIR } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';

/** A content folder to read as a whole, and the paths in it to check. */
export interface Target {
  root: string;
  paths: readonly string[];
}

/** Returns a path relative to the folder `cwd`, with forward slashes. */
export function shownPath(path: string, cwd: string): string {
  return relative(cwd, path).split(sep).join('/') || '.';
}

export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}

const isFolder = (path: string) => ifExists(path, (there) => statSync(there))?.isDirectory();

function rootOf(path: string): string {
  const own = isFolder(path) ? path : dirname(path);
  return contentRoot(own) ?? own;
}

function problemWith(path: string, shown: string): string | undefined {
  // for example from a shell variable that is not set
  if (shown === '') return 'A path is empty. Name a file or folder, or none to check content/.';
  if (isFolder(path) === undefined)
    return `There is no file or folder ${shown}. Name another, or none to check content/.`;
  return isFolder(path) || path.endsWith('.json')
    ? undefined
    : `${shown} is not content. Name a .json file or a folder.`;
}

/** Finds the content to read for the files and folders on the command line. */
export function findTargets(typed: readonly string[], cwd: string): Target[] {
  if (typed.length === 0 && !isFolder(CONTENT_DIR))
    throw new UsageError('There is no folder content/. Restore it, or name another.');
  const paths = typed.length > 0 ? typed.map((path) => resolve(cwd, path)) : [resolve(CONTENT_DIR)];
  for (const [index, path] of paths.entries()) {
    const problem = problemWith(path, typed[index] === '' ? '' : shownPath(path, cwd));
    if (problem) throw new UsageError(problem);
  }
  return [...groupsOf(paths, rootOf)].map(([root, inRoot]) => ({ root, paths: inRoot }));
}
