import { type Range, rangeOf, type Severity } from '../diagnostic.ts';
import { type CheckResult, countOf, type LocatedDiagnostic } from './result.ts';

/** A stretch of a file. Lines and columns count from 1; the end is behind the last character. */
interface JsonRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** One diagnostic of `--format json`. */
interface JsonFinding extends JsonRange {
  rule: string;
  severity: Severity;
  /** path from the folder where the command ran, with forward slashes */
  path: string;
  message: string;
  /** what to do about it */
  fix: string;
  /** the replacements that `--fix` makes; absent where a person has to decide */
  edits?: readonly (JsonRange & { text: string })[];
  /** only for a breaking change (`--against`): its range at the git ref */
  before?: JsonRange & { path: string; ref: string };
}

/** The output of `--format json`. Fields may be added; a changed meaning gets another version. */
export interface JsonReport {
  version: 2;
  files: number;
  errors: number;
  warnings: number;
  /** ordered by file and line */
  findings: readonly JsonFinding[];
  /** what `--fix` has fixed, as it was before */
  fixed: readonly JsonFinding[];
}

function toRange({ line, column, end }: Range): JsonRange {
  return { line, column, endLine: end.line, endColumn: end.column };
}

function toFinding(diagnostic: LocatedDiagnostic): JsonFinding {
  const { rule, severity, path, message, advice, fix, before } = diagnostic;
  const edits = fix?.map((edit) => ({ ...toRange(rangeOf(diagnostic, edit)), text: edit.text }));
  return {
    rule,
    severity,
    path,
    ...toRange(diagnostic),
    message,
    fix: advice,
    ...(edits && { edits }),
    ...(before && { before: { path: before.path, ref: before.ref, ...toRange(before) } }),
  };
}

/** Formats diagnostics for other programs, as a `JsonReport`. */
export function formatJson({ diagnostics, fixed, files }: CheckResult): string {
  const report: JsonReport = {
    version: 2,
    files,
    errors: countOf(diagnostics, 'error'),
    warnings: countOf(diagnostics, 'warning'),
    findings: diagnostics.map(toFinding),
    fixed: fixed.map(toFinding),
  };
  return JSON.stringify(report, null, 2);
}
