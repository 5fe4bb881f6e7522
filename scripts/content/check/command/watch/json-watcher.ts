import { once } from 'node:events';
import { dirname, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { isOfTools } from '../../../json-files.ts';
import { isWithin } from '../targets.ts';

/** Looks at files as they change, until it is closed. */
export interface Watcher {
  close(): Promise<void>;
}

/** A folder that goes and comes back takes its files along, and these are told of. */
const OF_FILES: ReadonlySet<string> = new Set(['add', 'change', 'unlink']);

/**
 * Tells of every JSON file that comes, changes or goes in some folders. Each folder may itself go and come back.
 *
 * @param folders absolute paths
 * @param changed hears the file's path
 */
export async function watchJson(
  folders: readonly string[],
  changed: (path: string) => void,
): Promise<Watcher> {
  // only who looks at the folder around it hears of one that comes back
  const around = new Set(folders.map((folder) => dirname(folder)));
  const isWatched = (path: string) => {
    const folder = folders.find((outer) => isWithin(path, outer));
    return folder === undefined ? around.has(path) : !relative(folder, path).split(sep).some(isOfTools);
  };
  const watcher = watch([...around], {
    ignoreInitial: true,
    // a file that is still being written is not read half
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    ignored: (path, stats) => !isWatched(path) || (stats?.isFile() === true && !path.endsWith('.json')),
  });
  watcher.on('all', (event, path) => {
    if (OF_FILES.has(event)) changed(path);
  });
  await once(watcher, 'ready');
  return watcher;
}
