import type { Finding } from '../../../../../../scripts/content/check/finding.ts';
import type { CheckResult, PlacedFinding } from '../../../../../../scripts/content/check/report/result.ts';

/** A small content file with a widget that nobody knows. */
export const TEXT = `{
  "uiSchema": {
    "age": {
      "ui:widget": "numbr"
    }
  }
}
`;

/** A finding of that file. */
export function finding(changes: Partial<PlacedFinding> = {}): PlacedFinding {
  return {
    rule: 'widget-unknown',
    severity: 'error',
    file: 'steps/quote/age.json',
    line: 4,
    column: 20,
    end: { line: 4, column: 27 },
    message: 'There is no widget "numbr".',
    fix: 'Did you mean "number"?',
    path: 'content/steps/quote/age.json',
    text: TEXT,
    ...changes,
  };
}

/** The edit that puts the right name in its place. */
export const EDITS: Finding['edits'] = [{ offset: TEXT.indexOf('"numbr"'), length: 7, text: '"number"' }];

export function result(changes: Partial<CheckResult> = {}): CheckResult {
  const rules = [
    { id: 'hash-duplicate', about: 'Two steps have the same hash.' },
    { id: 'widget-unknown', about: 'A field is drawn by a widget that no code brings.' },
  ];
  return { findings: [finding()], mended: [], files: 10, paths: ['content'], rules, ...changes };
}
