import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import { contentRoot, ifThere } from '../../json-files.ts';
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

function isFolder(path: string): boolean | undefined {
  return ifThere(path, (there) => statSync(there))?.isDirectory();
}

function rootOf(path: string): string {
  const own = isFolder(path) ? path : dirname(path);
  return contentRoot(own) ?? own;
}

function located(typed: string, cwd: string): string {
  // for example from a shell variable that is not set
  if (typed === '')
    throw new UsageError('A path is empty. Name a file or folder, or none to check content/.');
  const path = resolve(cwd, typed);
  const shown = shownPath(path, cwd);
  if (isFolder(path) === undefined) {
    throw new UsageError(`There is no file or folder ${shown}. Name another, or none to check content/.`);
  }
  if (!isFolder(path) && !path.endsWith('.json')) {
    throw new UsageError(`${shown} is not content. Name a .json file or a folder.`);
  }
  return path;
}

function allContent(): string {
  const path = resolve(CONTENT_DIR);
  if (!isFolder(path)) throw new UsageError('There is no folder content/. Restore it, or name another.');
  return path;
}

/** Finds the content to read for the files and folders on the command line. */
export function findTargets(typed: readonly string[], cwd: string): Target[] {
  const paths = typed.length > 0 ? typed.map((path) => located(path, cwd)) : [allContent()];
  return [...groupsOf(paths, rootOf)].map(([root, inRoot]) => ({ root, paths: inRoot }));
}
