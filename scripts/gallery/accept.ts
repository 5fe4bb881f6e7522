import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedFile } from './accepted.ts';
import { copyFile } from './compare/files.ts';
import type { Folders } from './folders.ts';
import type { Gallery } from './verdict.ts';

/**
 * Makes the pictures of this run the accepted ones. What did not change keeps its file as it is.
 *
 * @returns the names of pictures that are kept though no state has them any more: none is removed while a state did
 * not come about
 */
export function accept({ states, gone }: Gallery, folders: Folders): readonly string[] {
  for (const { name, file, verdict } of states.flatMap(({ pictures }) => pictures)) {
    if (verdict === 'same') continue;
    copyFile(join(folders.output, file), acceptedFile(folders, name));
  }
  if (states.some(({ failure }) => failure !== undefined)) return gone;
  for (const name of gone) rmSync(acceptedFile(folders, name));
  return [];
}
