import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENDING } from './compare/files.ts';
import { ACCEPTED, OUTPUT } from './paths.ts';
import type { Gallery } from './verdict.ts';

/** Makes the pictures of this run the accepted ones. What did not change keeps its file as it is. */
export function accept({ states, gone }: Gallery): void {
  for (const { name, file, verdict } of states.flatMap(({ pictures }) => pictures)) {
    if (verdict === 'same') continue;
    const path = join(ACCEPTED, name + ENDING);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync(join(OUTPUT, file), path);
  }
  for (const name of gone) rmSync(join(ACCEPTED, name + ENDING));
}
