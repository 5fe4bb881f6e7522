import { readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Puts another text in a file's place, whole or not at all.
 *
 * @param before what the file has to hold to the byte; if somebody has changed it since, theirs stays
 * @returns whether it was replaced
 */
export function replaceFile(path: string, before: string, after: string): boolean {
  const file = realpathSync(path);
  if (!readFileSync(file).equals(Buffer.from(before))) return false;
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  writeFileSync(beside, after, { mode: statSync(file).mode });
  renameSync(beside, file);
  return true;
}
