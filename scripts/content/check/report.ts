import type { Finding, Severity } from './finding.ts';

/** What was checked: how many files, in which folder. */
export interface Checked {
  files: number;
  folder: string;
}

function formatFinding({ folder }: Checked, finding: Finding): string {
  const { file, line, column, severity, rule, message, fix } = finding;
  return `${folder}/${file}:${line}:${column}  ${severity}  ${rule}\n  ${message}\n  → ${fix}\n`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

function closingLine(findings: readonly Finding[], { files, folder }: Checked): string {
  const checked = `${count(files, 'file')} in ${folder}/ checked`;
  if (findings.length === 0) return `${checked}: all is well.`;
  const amount = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  return `${checked}: ${count(amount('error'), 'error')}, ${count(amount('warning'), 'warning')}.`;
}

/** Findings as an author reads them in a terminal, with a closing line that says how many files were checked. */
export function formatFindings(findings: readonly Finding[], checked: Checked): string {
  return [...findings.map((finding) => formatFinding(checked, finding)), closingLine(findings, checked)].join(
    '\n',
  );
}
