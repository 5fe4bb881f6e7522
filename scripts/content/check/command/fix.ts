import { readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import type { Checked, LocatedDiagnostic } from '../report/result.ts';
import { applyFixes } from './apply-fixes.ts';

/** A fix can uncover a problem that can be fixed too, and two rules could undo each other's fixes forever. */
const MAX_ROUNDS = 5;

/** Replaces a file's text as a whole; returns false, without doing so, if the file has changed since. */
function replaceFile(path: string, before: string, after: string): boolean {
  const file = realpathSync(path);
  if (!readFileSync(file).equals(Buffer.from(before))) return false;
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, after, { mode: statSync(file).mode });
  renameSync(temporary, file);
  return true;
}

function fixFile(path: string, diagnostics: readonly LocatedDiagnostic[]): readonly LocatedDiagnostic[] {
  const [first] = diagnostics;
  if (!first) return [];
  const { text, fixed } = applyFixes(first.text, diagnostics);
  return fixed.length > 0 && replaceFile(path, first.text, text) ? fixed : [];
}

/** Checks, applies fixes and checks again, until nothing more can be fixed. */
export async function checkAndFix(
  check: () => Promise<Checked>,
  cwd: string,
): Promise<Checked & { fixed: readonly LocatedDiagnostic[] }> {
  const fixed: LocatedDiagnostic[] = [];
  let checked = await check();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const byPath = groupsOf(checked.diagnostics, ({ path }) => path);
    const now = [...byPath].flatMap(([path, diagnostics]) => fixFile(resolve(cwd, path), diagnostics));
    if (now.length === 0) break;
    fixed.push(...now);
    checked = await check();
  }
  return { ...checked, fixed };
}
