import type { Diagnostic } from '../../../../../../scripts/content/check/diagnostic.ts';
import type {
  CheckResult,
  LocatedDiagnostic,
} from '../../../../../../scripts/content/check/report/result.ts';

/** A small content file with an unknown widget. */
export const TEXT = `{
  "uiSchema": {
    "age": {
      "ui:widget": "numbr"
    }
  }
}
`;

/** Returns the diagnostic of that widget, with some changes. */
export function diagnostic(changes: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic {
  return {
    rule: 'widget-unknown',
    severity: 'error',
    file: 'steps/quote/age.json',
    line: 4,
    column: 20,
    end: { line: 4, column: 27 },
    message: 'There is no widget "numbr".',
    advice: 'Did you mean "number"?',
    path: 'content/steps/quote/age.json',
    text: TEXT,
    ...changes,
  };
}

/** The fix that replaces the widget's name with the right one. */
export const FIX: Diagnostic['fix'] = [{ offset: TEXT.indexOf('"numbr"'), length: 7, text: '"number"' }];

export function result(changes: Partial<CheckResult> = {}): CheckResult {
  const rules = [
    { id: 'hash-duplicate', about: 'Two steps have the same hash.' },
    { id: 'widget-unknown', about: 'There is no such widget.' },
  ];
  return { diagnostics: [diagnostic()], fixed: [], files: 10, paths: ['content'], rules, ...changes };
}
