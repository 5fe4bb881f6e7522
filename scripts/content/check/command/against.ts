import { join } from 'node:path';
import { checkAgainst, kinds } from '../../against/index.ts';
import type { PlacedFinding } from '../report/result.ts';
import { type Checked, isNoJson } from './check-targets.ts';
import { isWithin, shownPath, type Target } from './targets.ts';

/** Each kind of change, as reports list what was looked for. */
export const changeRules = Object.entries(kinds).map(([id, { about }]) => ({ id, about }));

/**
 * What changes since a git ref cost people who have begun, in the files that were asked about: those of now, and those
 * of before. Content that is no JSON can't be compared, and is told of instead, wherever it is.
 *
 * @throws UsageError where git doesn't have the content of before
 */
export async function changesSince(
  targets: readonly Target[],
  ref: string,
  cwd: string,
  { findings, unreadable }: Checked,
): Promise<readonly PlacedFinding[]> {
  if (unreadable.length > 0 || findings.some(isNoJson)) return unreadable;
  const all: PlacedFinding[] = [];
  for (const { root, asked } of targets) {
    for (const { before, ...change } of await checkAgainst(root, ref)) {
      const path = join(root, change.file);
      const pathBefore = join(root, before.file);
      if (!asked.some((outer) => isWithin(path, outer) || isWithin(pathBefore, outer))) continue;
      const shown = { ...before, path: shownPath(pathBefore, cwd) };
      all.push({ ...change, path: shownPath(path, cwd), before: shown });
    }
  }
  return all;
}
