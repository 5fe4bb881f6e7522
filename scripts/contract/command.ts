import { today } from '../../src/ovhc/quote/days.ts';
import type { Terminal } from '../content/check/command/terminal.ts';
import { type ContentFiles, readContent } from '../content/read.ts';
import { runCommand } from '../process.ts';
import { checkAddresses } from './addresses.ts';
import { type Arguments, HELP, readArguments } from './arguments.ts';
import { createCheck } from './check.ts';
import { checkForms } from './forms.ts';
import { checkReads } from './reads.ts';
import { allFit, type ContractReport, formatJson, formatPretty } from './report.ts';
import { checkWrites } from './writes.ts';

const NO_FORMS = 'The content has no form page, so forms was not checked.';

/** Checks the servers: first the calls that change nothing, and with `writes` the others. */
async function checkContract(
  { target, writes }: Arguments,
  files: () => ContentFiles,
): Promise<ContractReport> {
  const check = createCheck(target);
  const sample = await checkReads(check, today());
  await checkAddresses(check);
  const { results } = check;
  if (!writes)
    return { results, notes: ['Only calls that change nothing were asked. --writes asks the others too.'] };
  const created = await checkWrites(check, sample);
  const forms = await checkForms(check, files());
  const all = [...created, ...(forms ?? [])];
  const notes = all.map((each) => `Sent to ${target.backend}: ${each}`);
  return { results, notes: [...notes, ...(forms ? [] : [NO_FORMS])] };
}

/**
 * Runs `npm run contract` and returns the exit code, which HELP explains.
 * @param files the content whose form pages are sent
 */
export function contractCommand(
  args: readonly string[],
  { out, err, colour }: Terminal,
  files: () => ContentFiles = readContent,
): Promise<number> {
  const run = async () => {
    const options = readArguments(args);
    if (!options) {
      out(HELP);
      return 0;
    }
    const { target, writes, format } = options;
    if (writes)
      err(`This e-mails a quote and submits an application and each form page to ${target.backend}.`);
    const report = await checkContract(options, files);
    out(format === 'json' ? formatJson(report) : formatPretty(report, colour));
    return allFit(report) ? 0 : 1;
  };
  return runCommand(run, err, 'See npm run contract -- --help.');
}
