import { join } from 'node:path';
import { breakingRules, findBreakingChanges } from '../../breaking-changes/index.ts';
import { type Checked, isSyntaxError, type LocatedDiagnostic } from '../report/result.ts';
import { isWithin, shownPath, type Target } from './targets.ts';

/** The rules for breaking changes, as reports list them. */
export const changeRules = Object.entries(breakingRules).map(([id, { about }]) => ({ id, about }));

/** Finds breaking changes since a git ref; files that are not valid JSON can't be compared and are reported instead. */
export async function changesSince(
  targets: readonly Target[],
  ref: string,
  cwd: string,
  { diagnostics, unreadable }: Checked,
): Promise<readonly LocatedDiagnostic[]> {
  if (unreadable.length > 0 || diagnostics.some(isSyntaxError)) return unreadable;
  const all: LocatedDiagnostic[] = [];
  for (const { root, paths } of targets) {
    for (const { before, ...change } of await findBreakingChanges(root, ref)) {
      const path = join(root, change.file);
      const pathBefore = join(root, before.file);
      if (!paths.some((outer) => isWithin(path, outer) || isWithin(pathBefore, outer))) continue;
      const shown = { ...before, path: shownPath(pathBefore, cwd) };
      all.push({ ...change, path: shownPath(path, cwd), before: shown });
    }
  }
  return all;
}
