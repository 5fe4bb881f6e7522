import { join } from 'node:path';
import { readContent } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';
import { checkContent, type Diagnostic, loadRules } from '../index.ts';
import { formats } from '../report/formats.ts';
import { type Checked, type CheckResult, countOf, type LocatedDiagnostic } from '../report/result.ts';
import type { Arguments } from './arguments.ts';
import { checkAndFix } from './fix.ts';
import { findTargets, isWithin, shownPath, type Target } from './targets.ts';

const isSyntaxError = ({ rule }: LocatedDiagnostic) => rule === 'json-syntax';

async function checkTarget({ root, paths }: Target, cwd: string): Promise<Checked> {
  const files = readContent(root);
  const isToCheck = (path: string) => paths.some((outer) => isWithin(path, outer));
  const empty = paths.find((outer) => ![...files.keys()].some((path) => isWithin(path, outer)));
  if (empty !== undefined) {
    const problem = `There is no content in ${shownPath(empty, cwd)}.`;
    throw new UsageError(`${problem} Name another folder, or none to check content/.`);
  }
  const isOwn = ({ file }: Diagnostic) => isToCheck(join(root, file));
  const all = (await checkContent(files)).map((diagnostic): LocatedDiagnostic => {
    const path = join(root, diagnostic.file);
    return { ...diagnostic, path: shownPath(path, cwd), text: files.get(path)?.text ?? '' };
  });
  return {
    diagnostics: all.filter(isOwn),
    files: [...files.keys()].filter(isToCheck).length,
    unreadable: all.filter((diagnostic) => isSyntaxError(diagnostic) && !isOwn(diagnostic)),
  };
}

async function checkTargets(targets: readonly Target[], cwd: string): Promise<Checked> {
  const all = await Promise.all(targets.map((target) => checkTarget(target, cwd)));
  return {
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
    files: all.reduce((sum, { files }) => sum + files, 0),
  };
}

/** Adds the breaking changes since a git ref. If a file is not valid JSON, reports that instead of comparing. */
async function withChanges(
  { unreadable, ...result }: CheckResult & Checked,
  targets: readonly Target[],
  ref: string,
  cwd: string,
): Promise<CheckResult> {
  // imported here because it loads a lot of code and is rarely needed
  const { breakingRules, findBreakingChanges } = await import('../../breaking-changes/index.ts');
  const changes: LocatedDiagnostic[] = [...unreadable];
  const isClear = unreadable.length === 0 && !result.diagnostics.some(isSyntaxError);
  for (const { root, paths } of isClear ? targets : []) {
    for (const { before, ...change } of await findBreakingChanges(root, ref)) {
      const [path, pathBefore] = [join(root, change.file), join(root, before.file)];
      if (!paths.some((outer) => isWithin(path, outer) || isWithin(pathBefore, outer))) continue;
      const shown = { ...before, path: shownPath(pathBefore, cwd) };
      changes.push({ ...change, path: shownPath(path, cwd), before: shown });
    }
  }
  const rules = Object.entries(breakingRules).map(([id, { about }]) => ({ id, about }));
  const diagnostics = [...result.diagnostics, ...changes];
  return { ...result, diagnostics, rules: [...result.rules, ...rules] };
}

/** Checks once, applies fixes if requested, and returns the formatted result and the exit code. */
export async function checkOnce(
  { paths, fix, against, format }: Arguments,
  cwd: string,
  colour: boolean,
): Promise<{ text: string; code: number }> {
  const targets = findTargets(paths, cwd);
  const checkNow = () => checkTargets(targets, cwd);
  const checked = fix ? await checkAndFix(checkNow, cwd) : { ...(await checkNow()), fixed: [] };
  const shown = targets.flatMap((target) => target.paths).map((path) => shownPath(path, cwd));
  const all = { ...checked, paths: shown, rules: await loadRules() };
  const result = against === undefined ? all : await withChanges(all, targets, against, cwd);
  return { text: formats[format](result, colour), code: countOf(result.diagnostics, 'error') > 0 ? 1 : 0 };
}
