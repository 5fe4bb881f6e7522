import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ifExists } from '../content/json-files.ts';

const RECORD = '.builds.json';
/** The number of builds whose assets stay available for open pages, including the newest one. */
export const KEPT_BUILDS = 3;
const NEXT = '.next-';

interface Build {
  /** As paths in the site's folder. */
  files: readonly string[];
}

/** Returns true for a file with a content hash in its name. Files of several builds can be next to each other. */
export const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Returns the builds in `dist`, newest first. */
export function readBuilds(dist: string): Build[] {
  return ifExists(join(dist, RECORD), (file) => JSON.parse(readFileSync(file, 'utf8')) as Build[]) ?? [];
}

/** Returns the files to serve from `dist`: all files of the newest build, and the assets of the older ones. */
export function servedFiles(dist: string, [newest, ...older] = readBuilds(dist)): Set<string> {
  return new Set([...(newest?.files ?? []), ...older.flatMap(({ files }) => files.filter(isAsset))]);
}

/** Returns a text that changes when a build is published. */
export function recordVersion(dist: string): string {
  const stats = statSync(join(dist, RECORD), { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Creates a folder in `dist`, on the same disk, for the build of this process. Removes those of interrupted builds. */
export function makeNextFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist))
    if (name.startsWith(NEXT) && !isRunning(Number(name.slice(NEXT.length))))
      rmSync(join(dist, name), { recursive: true });
  const folder = join(dist, `${NEXT}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Returns the files in a folder as paths with slashes, without names that start with a dot. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.'))
    .sort();
}

/**
 * Moves a built site from `next` to `dist`, which a server may be serving: first the assets, then the pages. Then it
 * removes the files that no build needs, and records the build for running servers.
 * @param keep the number of builds whose assets stay
 */
export function publish(next: string, dist: string, keep = KEPT_BUILDS): void {
  const files = filesOf(next);
  const before = readBuilds(dist);
  // if nothing has changed, this build replaces the last one
  const isSame = JSON.stringify(before[0]?.files) === JSON.stringify(files);
  const builds = [{ files }, ...(isSame ? before.slice(1) : before)].slice(0, keep);

  const move = (file: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  };
  const record = (recorded: readonly Build[]) => {
    writeFileSync(join(next, RECORD), JSON.stringify(recorded));
    move(RECORD);
  };
  const assets = files.filter(isAsset);
  assets.forEach(move);
  // from now on servers can read new pages, so they need to know the new assets
  record([before[0] ?? { files: [] }, { files: assets }, ...before.slice(1)]);
  files.filter((file) => !isAsset(file)).forEach(move);
  const current = servedFiles(dist, builds);
  const old = [...servedFiles(dist, before)].filter((file) => !current.has(file));
  for (const file of old) rmSync(join(dist, file), { force: true });
  record(builds);
}
