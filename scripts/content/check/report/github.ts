import { closingLine } from './closing-line.ts';
import type { CheckResult, PlacedFinding } from './result.ts';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub takes columns only of what begins and ends on one line. */
function placeOf({ path, line, column, end }: PlacedFinding): Record<string, string | number> {
  const lines = { file: path, line, endLine: end.line };
  return line === end.line ? { ...lines, col: column, endColumn: end.column } : lines;
}

function command(finding: PlacedFinding): string {
  const { severity, rule, message, fix, before } = finding;
  const was = before ? `\nBefore, at ${before.ref}: ${before.path}:${before.line}:${before.column}` : '';
  const properties = Object.entries({ ...placeOf(finding), title: rule })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${severity} ${properties}::${escapeData(`${message}\n→ ${fix}${was}`)}`;
}

/** Findings as workflow commands: GitHub shows each at its line of a pull request. */
export function formatGithub(result: CheckResult): string {
  return [...result.findings.map(command), closingLine(result)].join('\n');
}
