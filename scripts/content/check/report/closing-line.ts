import type { Finding } from '../finding.ts';
import { count } from '../wording.ts';
import { type CheckResult, countOf } from './result.ts';

/** `1 error, 2 warnings`. */
export function errorsAndWarnings(findings: readonly Pick<Finding, 'severity'>[]): string {
  const amounts = (['error', 'warning'] as const).map((severity) =>
    count(countOf(findings, severity), severity),
  );
  return amounts.join(', ');
}

/** What was checked, and how many findings there are, in a sentence. */
export function closingLine({ findings, mended, files, paths }: CheckResult): string {
  const before = mended.length > 0 ? `${count(mended.length, 'mistake')} mended. ` : '';
  const checked = `${before}${count(files, 'file')} in ${paths.join(', ')} checked`;
  if (findings.length === 0) return `${checked}: all is well.`;
  const fixable = findings.filter(({ edits }) => edits).length;
  const hint = fixable > 0 ? ` --fix mends ${fixable} of them.` : '';
  return `${checked}: ${errorsAndWarnings(findings)}.${hint}`;
}
