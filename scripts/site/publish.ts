import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Build, currentFiles, isAsset, readBuilds, writeBuilds } from './build-record.ts';

/** The number of builds whose assets are kept, including the new one, for pages that are already open. */
const KEPT_BUILDS = 3;

/** Lists the files in a folder as paths with slashes. Leaves out names that start with a dot. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.'))
    .sort();
}

function move(file: string, from: string, to: string): void {
  const target = join(to, file);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(from, file), target);
}

/** Adds a build to the earlier ones. It replaces the last one if nothing has changed. */
function withBuild(files: readonly string[], before: readonly Build[]): Build[] {
  const isSame = JSON.stringify(before[0]?.files) === JSON.stringify(files);
  return [{ files }, ...(isSame ? before.slice(1) : before)].slice(0, KEPT_BUILDS);
}

/**
 * Moves a built site from `next` to `dist` while a server may be serving `dist`: first the assets, then the pages, each
 * replaced by a rename. Then removes files that no kept build needs, and records the build for running servers.
 */
export function publish(next: string, dist: string): void {
  const files = filesOf(next);
  const before = readBuilds(dist);
  const builds = withBuild(files, before);

  const record = (recorded: readonly Build[]) => move(writeBuilds(next, recorded), next, dist);

  const assets = files.filter(isAsset);
  for (const file of assets) move(file, next, dist);
  // from here on a server can read new pages, so it has to know their assets
  record([before[0] ?? { files: [] }, { files: assets }, ...before.slice(1)]);
  for (const file of files.filter((name) => !isAsset(name))) move(file, next, dist);
  const current = currentFiles(builds);
  for (const file of currentFiles(before)) if (!current.has(file)) rmSync(join(dist, file), { force: true });
  record(builds);
}
