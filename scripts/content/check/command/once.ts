import { loadRules } from '../index.ts';
import { formats } from '../report/index.ts';
import { type CheckResult, countOf } from '../report/result.ts';
import type { Arguments } from './arguments.ts';
import { type Checked, checkTargets } from './check-targets.ts';
import { checkAndMend } from './fix/index.ts';
import { findTargets, shownPath, type Target } from './targets.ts';

/** What a single check says, and its exit code. */
export interface Outcome {
  text: string;
  code: number;
}

/** What is found in content as it is now. */
async function current(
  { fix }: Arguments,
  targets: readonly Target[],
  cwd: string,
): Promise<CheckResult & Checked> {
  const check = () => checkTargets(targets, cwd);
  const found = fix ? await checkAndMend(check, cwd) : { ...(await check()), mended: [] };
  const paths = targets.flatMap(({ asked }) => asked).map((path) => shownPath(path, cwd));
  return { ...found, paths, rules: await loadRules() };
}

async function result(asked: Arguments, cwd: string): Promise<CheckResult> {
  const targets = findTargets(asked.paths, cwd);
  const found = await current(asked, targets, cwd);
  if (asked.against === undefined) return found;
  // what compares contents is a third of all code here, and seldom asked for
  const { changeRules, changesSince } = await import('./against.ts');
  const changes = await changesSince(targets, asked.against, cwd, found);
  return { ...found, findings: [...found.findings, ...changes], rules: [...found.rules, ...changeRules] };
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
