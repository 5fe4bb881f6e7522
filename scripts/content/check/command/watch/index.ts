import { once } from 'node:events';
import { resolve } from 'node:path';
import { SCHEMAS_DIR } from '../../../../schemas/read.ts';
import type { Arguments } from '../arguments.ts';
import type { Surroundings } from '../surroundings.ts';
import { findTargets, isWithin, shownPath } from '../targets.ts';
import { inBatches } from './batches.ts';
import { createChecker } from './checker.ts';
import { watchJson } from './json-watcher.ts';

const SCHEMAS = resolve(SCHEMAS_DIR);

async function interrupted(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

const now = () => new Date().toLocaleTimeString('en-GB');

/** Checks, and again whenever content or a schema changes, until somebody interrupts it. */
export async function watch(asked: Arguments, { cwd, colour, out }: Surroundings): Promise<void> {
  const folders = [...findTargets(asked.paths, cwd).map(({ root }) => root), SCHEMAS];
  const checker = createChecker();

  const round = async (changed: readonly string[]) => {
    if (changed.some((path) => isWithin(path, SCHEMAS))) checker.renew();
    if (changed.length > 0) {
      out(`\n${now()}  changed: ${changed.map((path) => shownPath(path, cwd)).join(', ')}\n`);
    }
    out(await checker.check({ asked, cwd, colour }));
  };
  let first: Promise<void> | undefined;
  const nextRound = async (changed: readonly string[]) => {
    // what is saved during the first check waits for it: the checker answers one question at a time
    await first;
    await round(changed);
  };
  const watcher = await watchJson(folders, inBatches(nextRound));

  first = round([]);
  await first;
  out(`\n${now()}  watching ${folders.map((path) => shownPath(path, cwd)).join(', ')}; Ctrl-C ends it`);
  await interrupted();
  await watcher.close();
  await checker.end();
}
