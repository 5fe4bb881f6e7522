import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = '.builds.json';

/** The files of one build, as paths in the site's folder. */
export interface Build {
  files: readonly string[];
}

/** Returns true for a file with a content hash in its name: files of several builds can be kept side by side. */
export const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Returns the builds that were published to `dist` and are still kept, newest first. */
export function readBuilds(dist: string): Build[] {
  const file = join(dist, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build[]) : [];
}

/** Writes the record of builds into `folder` and returns its file name. */
export function writeBuilds(folder: string, builds: readonly Build[]): string {
  writeFileSync(join(folder, NAME), JSON.stringify(builds));
  return NAME;
}

/** Returns the files to serve: all of the newest build, and the assets of the older ones. */
export function currentFiles([newest, ...older]: readonly Build[]): Set<string> {
  return new Set([...(newest?.files ?? []), ...older.flatMap(({ files }) => files.filter(isAsset))]);
}

/** Returns a text that changes whenever a build is published. */
export function recordVersion(dist: string): string {
  const stats = statSync(join(dist, NAME), { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}
