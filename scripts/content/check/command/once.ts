import { loadRules } from '../index.ts';
import { formats } from '../report/index.ts';
import { type CheckResult, countOf } from '../report/result.ts';
import { changeRules, changesSince } from './against.ts';
import type { Arguments } from './arguments.ts';
import { checkTargets } from './check-targets.ts';
import { checkAndMend } from './fix/index.ts';
import { findTargets, shownPath } from './targets.ts';

/** What a single check says, and its exit code. */
export interface Outcome {
  text: string;
  code: number;
}

async function result({ paths, fix, against }: Arguments, cwd: string): Promise<CheckResult> {
  const targets = findTargets(paths, cwd);
  const check = () => checkTargets(targets, cwd);
  const found = fix ? await checkAndMend(check, cwd) : { ...(await check()), mended: [] };
  const asked = targets.flatMap((target) => target.asked);
  const changes = against === undefined ? [] : await changesSince(targets, against, cwd, found.findings);
  return {
    ...found,
    findings: [...found.findings, ...changes],
    paths: asked.map((path) => shownPath(path, cwd)),
    rules: [...(await loadRules()), ...(against === undefined ? [] : changeRules)],
  };
}

/**
 * Checks once, mending if asked to.
 *
 * @throws UsageError where there is nothing to check
 */
export async function checkOnce(asked: Arguments, cwd: string, colour: boolean): Promise<Outcome> {
  const found = await result(asked, cwd);
  return { text: formats[asked.format](found, colour), code: countOf(found.findings, 'error') > 0 ? 1 : 0 };
}
