import type { Severity } from '../finding.ts';
import { type Region, regionOf } from './regions.ts';
import { type CheckResult, countOf, type PlacedBefore, type PlacedFinding } from './result.ts';

/** One finding of `--format json`. Lines and columns count from 1; the end is behind the last character. */
export interface JsonFinding extends Region {
  rule: string;
  severity: Severity;
  /** from the folder where the command ran, with forward slashes */
  path: string;
  message: string;
  fix: string;
  /** what `--fix` would do: the regions to replace, with what; absent where a person has to decide */
  edits?: readonly (Region & { text: string })[];
  /** only of a change that `--against` tells of: where it stood at the git ref */
  before?: Region & { path: string; ref: string };
}

/** What `--format json` prints. Fields may be added to it; none changes its meaning without another version. */
export interface JsonReport {
  version: 1;
  /** how many files were checked */
  files: number;
  errors: number;
  warnings: number;
  /** in the order of files and lines */
  findings: readonly JsonFinding[];
  /** what `--fix` has mended, as it was before */
  mended: readonly JsonFinding[];
}

function placeBefore({ path, ref, line, column, end }: PlacedBefore): JsonFinding['before'] {
  return { path, ref, line, column, endLine: end.line, endColumn: end.column };
}

function toJson(finding: PlacedFinding): JsonFinding {
  const { rule, severity, path, line, column, end, message, fix, edits } = finding;
  const place = { path, line, column, endLine: end.line, endColumn: end.column };
  const mending = edits?.map((edit) => ({ ...regionOf(finding, edit), text: edit.text }));
  const { before } = finding;
  return {
    rule,
    severity,
    ...place,
    message,
    fix,
    ...(mending && { edits: mending }),
    ...(before && { before: placeBefore(before) }),
  };
}

/** Findings for other programs; the shape is `JsonReport`. */
export function formatJson({ findings, mended, files }: CheckResult): string {
  const report: JsonReport = {
    version: 1,
    files,
    errors: countOf(findings, 'error'),
    warnings: countOf(findings, 'warning'),
    findings: findings.map(toJson),
    mended: mended.map(toJson),
  };
  return JSON.stringify(report, null, 2);
}
