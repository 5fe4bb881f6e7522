import type { Before, Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** A finding with what a reader needs to look it up. */
export interface PlacedFinding extends Finding {
  /** the file's path as the reader knows it: from where they stand, with forward slashes */
  path: string;
  /** the file's text; empty for one that is gone */
  text: string;
  /** only of a finding about a change: where it stood before */
  before?: PlacedBefore;
}

/** Where something stood before, with what a reader needs to look that up. */
export interface PlacedBefore extends Before {
  path: string;
  text: string;
}

/** What a check has found. */
export interface CheckResult {
  findings: readonly PlacedFinding[];
  /** what `--fix` mended before */
  mended: readonly PlacedFinding[];
  /** how many files were looked at */
  files: number;
  /** the files and folders that were asked about */
  paths: readonly string[];
  /** the rules that were asked */
  rules: readonly Pick<Rule, 'id' | 'about'>[];
}

export function countOf(
  findings: readonly Pick<Finding, 'severity'>[],
  severity: Finding['severity'],
): number {
  return findings.filter((finding) => finding.severity === severity).length;
}
