import type { Before, Diagnostic, Severity } from '../diagnostic.ts';
import { count } from '../format.ts';
import type { LoadedRule } from '../index.ts';

interface Located {
  /** the path of the file relative to the reader's folder, with forward slashes */
  path: string;
  /** the text of the file; empty if the file was deleted */
  text: string;
}

/** A diagnostic with the path and text that a reader needs to find it. */
export interface LocatedDiagnostic extends Diagnostic, Located {
  before?: Before & Located;
}

export interface CheckResult {
  diagnostics: readonly LocatedDiagnostic[];
  fixed: readonly LocatedDiagnostic[];
  files: number;
  paths: readonly string[];
  rules: readonly Pick<LoadedRule, 'id' | 'about'>[];
}

/** The problems of the files to check, which can be a part of the content. */
export interface Checked extends Pick<CheckResult, 'diagnostics' | 'files'> {
  /** JSON syntax errors in files that the checker read but that are not in PATH */
  unreadable: readonly LocatedDiagnostic[];
}

type Severe = Pick<Diagnostic, 'severity'>;

export function countOf(diagnostics: readonly Severe[], severity: Severity): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

/** Returns `1 error, 2 warnings`. */
export function countBySeverity(diagnostics: readonly Severe[]): string {
  const severities = ['error', 'warning'] as const;
  return severities.map((severity) => count(countOf(diagnostics, severity), severity)).join(', ');
}

/** Returns `29 files checked in content: 3 errors, 1 warning; 2 can be fixed with --fix.` */
export function summaryOf({ diagnostics, fixed, files, paths }: CheckResult): string {
  const before = fixed.length > 0 ? `${count(fixed.length, 'problem')} fixed. ` : '';
  const checked = `${before}${count(files, 'file')} checked in ${paths.join(', ')}`;
  if (diagnostics.length === 0) return `${checked}: no problems found.`;
  const fixable = diagnostics.filter(({ fix }) => fix).length;
  const hint = fixable > 0 ? `; ${fixable} can be fixed with --fix` : '';
  return `${checked}: ${countBySeverity(diagnostics)}${hint}.`;
}
