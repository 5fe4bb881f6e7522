import type { Outcome } from './measure.ts';

/** How the checker did on some mistakes. */
export interface Score {
  made: number;
  found: number;
  /** findings for each mistake that is found */
  average: number;
}

export function scoreOf(outcomes: readonly Outcome[]): Score {
  const found = outcomes.filter(({ isFound }) => isFound);
  const findings = found.reduce((sum, outcome) => sum + outcome.findings.length, 0);
  return { made: outcomes.length, found: found.length, average: findings / Math.max(1, found.length) };
}

export function byKind(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const kinds = new Map<string, Outcome[]>();
  for (const outcome of outcomes) kinds.set(outcome.kind, [...(kinds.get(outcome.kind) ?? []), outcome]);
  return kinds;
}

function rowOf([kind, outcomes]: [string, readonly Outcome[]]): string {
  const { made, found, average } = scoreOf(outcomes);
  return `${kind.padEnd(44)} ${found} of ${made} found, ${average.toFixed(1)} findings each`;
}

function describe({ kind, at, findings }: Outcome): string {
  const places = findings.map(({ rule, file, line, message }) => `    ${file}:${line} ${rule}: ${message}`);
  return [`${kind} at ${at}`, ...places].join('\n');
}

/** Returns the report for a developer: each kind's score, then every mistake that is not reported well. */
export function table(outcomes: readonly Outcome[]): string {
  const rows = [...byKind(outcomes)].map(rowOf);
  const poor = outcomes.filter(({ isFound, findings }) => !isFound || findings.length > 1);
  return ['', ...rows, '', 'Not on the right line, or not reported once:', ...poor.map(describe), ''].join(
    '\n',
  );
}
