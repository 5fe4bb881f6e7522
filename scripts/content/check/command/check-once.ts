import { join } from 'node:path';
import { type ContentFile, readContent } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';
import { checkContent, loadRules } from '../index.ts';
import { formats } from '../report/index.ts';
import {
  type Checked,
  type CheckResult,
  countOf,
  isSyntaxError,
  type LocatedDiagnostic,
} from '../report/result.ts';
import type { Arguments } from './arguments.ts';
import { checkAndFix } from './fix.ts';
import { findTargets, isWithin, shownPath, type Target } from './targets.ts';

function filesToCheck(files: Iterable<ContentFile>, { paths }: Target, cwd: string): Set<string> {
  const all = [...files].map(({ path }) => path);
  for (const path of paths) {
    if (all.some((file) => isWithin(file, path))) continue;
    const shown = shownPath(path, cwd);
    throw new UsageError(`There is no content in ${shown}. Name another folder, or none to check content/.`);
  }
  return new Set(all.filter((file) => paths.some((path) => isWithin(file, path))));
}

async function checkTarget(target: Target, cwd: string): Promise<Checked> {
  const files = readContent(target.root);
  const toCheck = filesToCheck(files.values(), target, cwd);
  const all = (await checkContent(files)).flatMap((diagnostic): LocatedDiagnostic[] => {
    const path = join(target.root, diagnostic.file);
    const text = files.get(path)?.text;
    return text === undefined ? [] : [{ ...diagnostic, path: shownPath(path, cwd), text }];
  });
  const isToCheck = ({ file }: LocatedDiagnostic) => toCheck.has(join(target.root, file));
  return {
    diagnostics: all.filter(isToCheck),
    files: toCheck.size,
    unreadable: all.filter((diagnostic) => isSyntaxError(diagnostic) && !isToCheck(diagnostic)),
  };
}

async function checkTargets(targets: readonly Target[], cwd: string): Promise<Checked> {
  const all: Checked[] = [];
  for (const target of targets) all.push(await checkTarget(target, cwd));
  return {
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
    files: all.reduce((sum, { files }) => sum + files, 0),
  };
}

async function check({ paths, fix, against }: Arguments, cwd: string): Promise<CheckResult> {
  const targets = findTargets(paths, cwd);
  const checkNow = () => checkTargets(targets, cwd);
  const checked = fix ? await checkAndFix(checkNow, cwd) : { ...(await checkNow()), fixed: [] };
  const shown = targets.flatMap((target) => target.paths).map((path) => shownPath(path, cwd));
  const result = { ...checked, paths: shown, rules: await loadRules() };
  if (against === undefined) return result;
  // loads much code that is seldom needed
  const { changeRules, changesSince } = await import('./against.ts');
  const changes = await changesSince(targets, against, cwd, checked);
  return {
    ...result,
    diagnostics: [...result.diagnostics, ...changes],
    rules: [...result.rules, ...changeRules],
  };
}

/** Checks once, with fixes if asked to, and returns the formatted result and the exit code. */
export async function checkOnce(
  options: Arguments,
  cwd: string,
  colour: boolean,
): Promise<{ text: string; code: number }> {
  const result = await check(options, cwd);
  const hasErrors = countOf(result.diagnostics, 'error') > 0;
  return { text: formats[options.format](result, colour), code: hasErrors ? 1 : 0 };
}
