import { count } from '../content/check/format.ts';
import { paint } from '../content/check/report/code-frame.ts';
import { formatTable } from '../table.ts';
import type { CheckedCall } from './check.ts';
import type { Problem } from './problems.ts';

/** The number of problems of one call that a report shows. */
const MAX_PROBLEMS = 5;

export interface ContractReport {
  results: readonly CheckedCall[];
  /** Things that the writes created, and other remarks. */
  notes: readonly string[];
}

const VERDICTS = { fits: 'green', 'does not fit': 'red', 'not asked': 'yellow' } as const;

function verdictOf({ notAsked, problems }: CheckedCall): keyof typeof VERDICTS {
  if (notAsked !== undefined) return 'not asked';
  return problems.length > 0 ? 'does not fit' : 'fits';
}

export const allFit = ({ results }: ContractReport) =>
  results.every((result) => verdictOf(result) === 'fits');

function linesOf({ notAsked, problems }: CheckedCall): string[] {
  const format = ({ pointer, message }: Problem) => [pointer, message].filter(Boolean).join(' ');
  const more = problems.length - MAX_PROBLEMS;
  return [
    ...(notAsked === undefined ? [] : [notAsked]),
    ...problems.slice(0, MAX_PROBLEMS).map(format),
    ...(more > 0 ? [`and ${count(more, 'more problem')}`] : []),
  ];
}

/** Returns a report for people: a line for each call, with its problems below it. */
export function formatPretty(report: ContractReport, colour: boolean): string {
  const { results, notes } = report;
  const nameOf = ({ name, variant }: CheckedCall) => (variant ? `${name} (${variant})` : name);
  const rows = results.map((result) => {
    const { method, path, ms } = result;
    return [verdictOf(result), nameOf(result), ms === undefined ? '' : `${ms} ms`, method, path];
  });
  const lines = formatTable(rows, [0, 1, 3, 4]).split('\n');
  const blocks = results.flatMap((result, index) => {
    const verdict = verdictOf(result);
    const line = (lines[index] ?? '').replace(verdict, (text) => paint(VERDICTS[verdict], text, colour));
    return [line.trimEnd(), ...linesOf(result).map((text) => `    ${text}`)];
  });
  const numberOf = (verdict: keyof typeof VERDICTS) =>
    results.filter((result) => verdictOf(result) === verdict).length;
  const [fit, unfit, unasked] = [numberOf('fits'), numberOf('does not fit'), numberOf('not asked')];
  const totals = `${fit} ${fit === 1 ? 'fits' : 'fit'}, ${unfit} ${unfit === 1 ? 'does' : 'do'} not fit, ${unasked} not asked`;
  return [...blocks, '', ...notes, `${count(results.length, 'check')}: ${totals}.`].join('\n');
}

/** Returns a report for programs. */
export function formatJson(report: ContractReport): string {
  const calls = report.results.map((result) => {
    const { name, variant, method, path, ms, notAsked, problems } = result;
    const shown = problems.slice(0, MAX_PROBLEMS);
    const more = problems.length - shown.length;
    return {
      call: name,
      variant,
      method,
      path,
      verdict: verdictOf(result),
      ms,
      notAsked,
      problems: shown,
      more,
    };
  });
  return JSON.stringify({ version: 1, fits: allFit(report), calls, notes: report.notes }, null, 2);
}
