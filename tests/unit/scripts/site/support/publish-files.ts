import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish } from '../../../../../scripts/site/publish.ts';

/** Publishes the given files as a build. */
export function publishFiles(
  dist: string,
  files: Readonly<Record<string, string | Buffer>>,
  keep?: number,
): void {
  const next = mkdtempSync(join(tmpdir(), 'next-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(next, name)), { recursive: true });
    writeFileSync(join(next, name), content);
  }
  mkdirSync(dist, { recursive: true });
  publish(next, dist, keep);
  rmSync(next, { recursive: true });
}
