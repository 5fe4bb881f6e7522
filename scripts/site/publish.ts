import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Build, currentFiles, isAsset, readBuilds, writeBuilds } from './build-record.ts';

/** How many builds keep their assets, the new one counted: pages that were opened before find theirs. */
const KEPT_BUILDS = 3;

/** Returns the files in a folder as paths with slashes. What begins with a dot belongs to tools. */
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

/** Adds a build to those before it. One that changed nothing takes the place of the last. */
function withBuild(files: readonly string[], before: readonly Build[]): Build[] {
  const isSame = JSON.stringify(before[0]?.files) === JSON.stringify(files);
  return [{ files }, ...(isSame ? before.slice(1) : before)].slice(0, KEPT_BUILDS);
}

/**
 * Moves a built site from the folder `next` to `dist` so that a server may go on serving `dist`: first assets, then
 * pages, each replaced whole. Then removes what no kept build needs, and records the build, which running servers look
 * for.
 */
export function publish(next: string, dist: string): void {
  const files = filesOf(next);
  const before = readBuilds(dist);
  const builds = withBuild(files, before);

  const record = (recorded: readonly Build[]) => move(writeBuilds(next, recorded), next, dist);

  const assets = files.filter(isAsset);
  for (const file of assets) move(file, next, dist);
  // from here on a server may come upon new pages: their assets have to be known
  record([before[0] ?? { files: [] }, { files: assets }, ...before.slice(1)]);
  for (const file of files.filter((name) => !isAsset(name))) move(file, next, dist);
  const current = currentFiles(builds);
  for (const file of currentFiles(before)) if (!current.has(file)) rmSync(join(dist, file), { force: true });
  record(builds);
}
