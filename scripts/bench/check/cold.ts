import { spawnSync } from 'node:child_process';
import { ROOT } from '../../root.ts';
import { median } from '../median.ts';

const ROUNDS = 5;

function timeOnce(): number {
  const start = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run check finds something: ${stdout}`);
  return performance.now() - start;
}

/** How long an author waits for `npm run check` of all content: the process, its modules and schemas included. */
export function measureCold(): number {
  return median(Array.from({ length: ROUNDS }, timeOnce));
}
