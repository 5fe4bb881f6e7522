import { loadRules } from '../index.ts';
import { formats } from '../report/index.ts';
import { type CheckResult, countOf } from '../report/result.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { checkTargets } from './check-targets.ts';
import { checkAndMend } from './fix/index.ts';
import { HELP } from './help.ts';
import { findTargets, shownPath, type Target } from './targets.ts';
import { UsageError } from './usage-error.ts';

/** Where the command runs, and who listens. */
export interface Surroundings {
  cwd: string;
  colour: boolean;
  out(text: string): void;
  err(text: string): void;
}

async function checkOnce({ fix }: Arguments, targets: readonly Target[], cwd: string): Promise<CheckResult> {
  const check = () => checkTargets(targets, cwd);
  const found = fix ? await checkAndMend(check, cwd) : { ...(await check()), mended: [] };
  const paths = targets.flatMap(({ asked }) => asked).map((path) => shownPath(path, cwd));
  return { ...found, paths, rules: await loadRules() };
}

async function run(asked: Arguments, { cwd, colour, out }: Surroundings): Promise<number> {
  const result = await checkOnce(asked, findTargets(asked.paths, cwd), cwd);
  out(formats[asked.format](result, colour));
  return countOf(result.findings, 'error') > 0 ? 1 : 0;
}

/** `npm run check`: prints what it finds and gives the exit code. */
export async function checkCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const asked = readArguments(args);
    if (!asked.help) return await run(asked, around);
    around.out(HELP);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.err(error.message);
    return 2;
  }
}
