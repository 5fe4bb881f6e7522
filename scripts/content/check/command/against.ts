import { join } from 'node:path';
import { checkAgainst, kinds } from '../../against/index.ts';
import type { Finding } from '../finding.ts';
import type { PlacedFinding } from '../report/result.ts';
import { isWithin, shownPath, type Target } from './targets.ts';

/** Each kind of change, as reports list what was looked for. */
export const changeRules = Object.entries(kinds).map(([id, { about }]) => ({ id, about }));

/**
 * What changes since a git ref cost people who have begun, in the files that were asked about. Content that is no JSON
 * can't be compared, and is told of anyway.
 *
 * @throws UsageError where git doesn't have the content of before
 */
export async function changesSince(
  targets: readonly Target[],
  ref: string,
  cwd: string,
  found: readonly Finding[],
): Promise<PlacedFinding[]> {
  if (found.some(({ rule }) => rule === 'json-syntax')) return [];
  const all: PlacedFinding[] = [];
  for (const { root, asked } of targets) {
    for (const { before, ...change } of await checkAgainst(root, ref)) {
      const path = join(root, change.file);
      const shown = { ...before, path: shownPath(join(root, before.file), cwd) };
      if (asked.some((outer) => isWithin(path, outer)))
        all.push({ ...change, path: shownPath(path, cwd), before: shown });
    }
  }
  return all;
}
