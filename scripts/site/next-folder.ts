import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '.next-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes an empty folder in `dist` for this process to build in: on the same disk, so that files can be moved at once.
 * Removes those that interrupted builds have left.
 */
export function makeNextFolder(dist: string): string {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    const isLeft = name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)));
    if (isLeft) rmSync(join(dist, name), { recursive: true });
  }
  const folder = join(dist, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
