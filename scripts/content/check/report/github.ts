import { type CheckResult, type LocatedDiagnostic, summaryOf } from './result.ts';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** GitHub takes columns only if start and end are on one line. */
function rangeOf({ path, line, column, end }: LocatedDiagnostic): Record<string, string | number> {
  const lines = { file: path, line, endLine: end.line };
  return line === end.line ? { ...lines, col: column, endColumn: end.column } : lines;
}

function formatCommand(diagnostic: LocatedDiagnostic): string {
  const { severity, rule, message, advice, before } = diagnostic;
  const was = before ? `\nBefore, at ${before.ref}: ${before.path}:${before.line}:${before.column}` : '';
  const properties = Object.entries({ ...rangeOf(diagnostic), title: rule })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${severity} ${properties}::${escapeData(`${message}\n→ ${advice}${was}`)}`;
}

/** Formats diagnostics as workflow commands: GitHub shows each at its line of a pull request. */
export function formatGithub(result: CheckResult): string {
  return [...result.diagnostics.map(formatCommand), summaryOf(result)].join('\n');
}
