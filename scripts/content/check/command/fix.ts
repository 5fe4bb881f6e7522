import { readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { groupsOf } from '../../../groups-of.ts';
import { applyEdits } from '../../edit/apply-edits.ts';
import { countSyntaxErrors } from '../../edit/value-source.ts';
import type { Diagnostic, Edit } from '../diagnostic.ts';
import type { Checked, LocatedDiagnostic } from '../report/result.ts';

/** A fix can reveal another fixable problem, so fixes run in rounds. The limit stops rules that undo each other. */
const MAX_ROUNDS = 5;

type Fixable = Pick<Diagnostic, 'fix'>;

/** Returns true if no two edits touch. An insertion touches the offset at which it inserts. */
function areApart(edits: readonly Edit[]): boolean {
  const sorted = edits.toSorted((a, b) => a.offset - b.offset);
  return sorted.every(({ offset }, index) => {
    const before = sorted[index - 1];
    return !before || offset >= before.offset + Math.max(1, before.length);
  });
}

function keepsJson(text: string, edits: readonly Edit[]): boolean {
  const errors = countSyntaxErrors(applyEdits(text, edits));
  return errors === 0 || errors < countSyntaxErrors(text);
}

/** Applies fixes as a whole, except those that would break the JSON. If two conflict, one waits for the next check. */
export function applyFixes<Item extends Fixable>(
  text: string,
  diagnostics: readonly Item[],
): { text: string; fixed: readonly Item[] } {
  const chosen: Edit[] = [];
  const fixed = diagnostics.filter(({ fix = [] }) => {
    const edits = [...chosen, ...fix];
    const isSafe = fix.length > 0 && areApart(edits) && keepsJson(text, edits);
    if (isSafe) chosen.push(...fix);
    return isSafe;
  });
  return { text: applyEdits(text, chosen), fixed };
}

/** Replaces a file atomically. Returns false and writes nothing if the file has changed since it was read. */
function replaceFile(path: string, before: string, after: string): boolean {
  const file = realpathSync(path);
  if (!readFileSync(file).equals(Buffer.from(before))) return false;
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, after, { mode: statSync(file).mode });
  renameSync(temporary, file);
  return true;
}

function fixFile(path: string, diagnostics: readonly LocatedDiagnostic[]): readonly LocatedDiagnostic[] {
  const before = diagnostics[0]?.text ?? '';
  const { text, fixed } = applyFixes(before, diagnostics);
  return fixed.length > 0 && replaceFile(path, before, text) ? fixed : [];
}

/** Checks, applies fixes and checks again, until there is nothing more to fix or the limit of rounds is reached. */
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
