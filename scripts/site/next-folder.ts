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
 * Creates a folder in `dist` for this process to build in. It's on the same disk, so that files can be renamed into
 * place. Removes the folders of interrupted builds.
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
