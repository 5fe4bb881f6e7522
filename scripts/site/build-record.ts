import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = '.builds.json';

/** The files of one build, as paths in the site's folder. */
export interface Build {
  files: readonly string[];
}

/** Tells whether a file has a hash of its content in its name, so that it may stand beside those of other builds. */
export const isAsset = (file: string): boolean => file.startsWith('assets/');

/** Returns the builds that a site's folder holds files of, newest first; none where nothing was published there. */
export function readBuilds(dist: string): Build[] {
  const file = join(dist, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Build[]) : [];
}

/** Writes the record of a site's builds into `folder`, and returns its name there. */
export function writeBuilds(folder: string, builds: readonly Build[]): string {
  writeFileSync(join(folder, NAME), JSON.stringify(builds));
  return NAME;
}

/** Returns the files that belong to a site: all of its newest build, and the assets of those before it. */
export function currentFiles([newest, ...older]: readonly Build[]): Set<string> {
  return new Set([...(newest?.files ?? []), ...older.flatMap(({ files }) => files.filter(isAsset))]);
}

/** Returns a text that changes with each build that is published. */
export function recordVersion(dist: string): string {
  const stats = statSync(join(dist, NAME), { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
}
