import { once } from 'node:events';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch as watchFiles } from 'chokidar';
import { createBackground } from '../../../background.ts';
import { ROOT } from '../../../root.ts';
import { SCHEMAS_DIR } from '../../../schemas/read.ts';
import { isIgnoredName } from '../../json-files.ts';
import type { Arguments } from './arguments.ts';
import { findTargets, isWithin, shownPath } from './targets.ts';
import type { Terminal } from './terminal.ts';
import type { CheckRequest } from './watch-thread.ts';

const SCHEMAS = resolve(SCHEMAS_DIR);
const THREAD = pathToFileURL(join(ROOT, 'scripts/content/check/command/watch-thread.ts'));

/** Milliseconds without a new item before a batch is complete: one save in an editor often causes several events. */
const DEBOUNCE = 50;

/** Collects items and processes them in batches, one batch at a time. A batch starts when no more items arrive. */
export function inBatches(work: (batch: readonly string[]) => Promise<void>): (item: string) => void {
  const waiting = new Set<string>();
  let isBusy = false;
  return async (item) => {
    waiting.add(item);
    if (isBusy) return;
    isBusy = true;
    while (waiting.size > 0) {
      for (let before = 0; before < waiting.size; ) {
        before = waiting.size;
        await new Promise((resolve) => setTimeout(resolve, DEBOUNCE));
      }
      const batch = [...waiting].sort();
      waiting.clear();
      await work(batch);
    }
    isBusy = false;
  };
}

async function watchJson(folders: readonly string[], changed: (path: string) => void) {
  // a watcher notices that a folder is deleted and created again only from its parent folder
  const around = new Set(folders.map((folder) => dirname(folder)));
  const isWatched = (path: string) => {
    const folder = folders.find((outer) => isWithin(path, outer));
    return folder === undefined ? around.has(path) : !relative(folder, path).split(sep).some(isIgnoredName);
  };
  const watcher = watchFiles([...around], {
    ignoreInitial: true,
    // waits until a file is completely written
    awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
    ignored: (path, stats) => !isWatched(path) || (stats?.isFile() === true && !path.endsWith('.json')),
  });
  // a folder's events are not needed, because its files have events too
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, changed);
  await once(watcher, 'ready');
  return watcher;
}

const now = () => new Date().toLocaleTimeString('en-GB');

/** Checks now and whenever content or a schema changes, until the process is interrupted. */
export async function watch(options: Arguments, { cwd, colour, out }: Terminal): Promise<void> {
  const folders = [...findTargets(options.paths, cwd).map(({ root }) => root), SCHEMAS];
  const thread = createBackground<CheckRequest, string>(THREAD);

  const check = async (changed: readonly string[]) => {
    // the thread has compiled the old schemas
    if (changed.some((path) => isWithin(path, SCHEMAS))) thread.restart();
    if (changed.length > 0) {
      out(`\n${now()}  changed: ${changed.map((path) => shownPath(path, cwd)).join(', ')}\n`);
    }
    out(await thread.ask({ options, cwd, colour }).catch(({ message }: Error) => message));
  };
  let first: Promise<void> | undefined;
  const watcher = await watchJson(
    folders,
    inBatches(async (changed) => {
      await first;
      await check(changed);
    }),
  );

  first = check([]);
  await first;
  out(`\n${now()}  watching ${folders.map((path) => shownPath(path, cwd)).join(', ')}; Ctrl-C to stop`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await watcher.close();
  thread.end();
}
