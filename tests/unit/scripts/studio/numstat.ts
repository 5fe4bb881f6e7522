import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns how many lines git says were added and removed: +2 -1. */
export function numstat(before: string, after: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'numstat-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('before', before);
  write('after', after);
  try {
    execFileSync('git', ['diff', '--no-index', '--numstat', 'before', 'after'], { cwd: folder });
    return 'unchanged';
  } catch (error) {
    // git ends with 1 if the files differ
    const [added, removed] = String((error as { stdout: Buffer }).stdout).split('\t');
    return `+${added} -${removed}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
