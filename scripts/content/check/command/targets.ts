import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import { ifThere } from '../../json-files.ts';
import { CONTENT_DIR } from '../../read.ts';
import { contentRoot } from '../../root.ts';
import { UsageError } from '../../usage-error.ts';

/** Content to read as a whole, and what of it is asked about. */
export interface Target {
  root: string;
  /** absolute paths of files and folders in it */
  asked: readonly string[];
}

/** A path as a person at `cwd` types it. */
export function shownPath(path: string, cwd: string): string {
  return relative(cwd, path).split(sep).join('/') || '.';
}

export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(outer.endsWith(sep) ? outer : outer + sep);
}

/** Whether it is a folder; undefined where there is nothing. */
function isFolder(path: string): boolean | undefined {
  return ifThere(path, (there) => statSync(there))?.isDirectory();
}

function rootOf(path: string): string {
  const own = isFolder(path) ? path : dirname(path);
  return contentRoot(own) ?? own;
}

function located(typed: string, cwd: string): string {
  // what a shell makes of a variable that is not set
  if (typed === '') throw new UsageError('A path is empty. Name a file or folder, or none for content/.');
  const path = resolve(cwd, typed);
  const shown = shownPath(path, cwd);
  if (isFolder(path) === undefined) {
    throw new UsageError(
      `There is no file or folder ${shown}. Name one that is there, or none for content/.`,
    );
  }
  if (!isFolder(path) && !path.endsWith('.json')) {
    throw new UsageError(`${shown} is no content: that is JSON. Name a .json file or a folder.`);
  }
  return path;
}

function allContent(): string {
  const path = resolve(CONTENT_DIR);
  if (!isFolder(path)) throw new UsageError('There is no folder content/. Put it back, or name another.');
  return path;
}

/**
 * What to read for the files and folders that were asked about.
 *
 * @throws UsageError for a path where there is no content
 */
export function findTargets(typed: readonly string[], cwd: string): Target[] {
  const paths = typed.length > 0 ? typed.map((path) => located(path, cwd)) : [allContent()];
  return [...groupsOf(paths, rootOf)].map(([root, asked]) => ({ root, asked }));
}
