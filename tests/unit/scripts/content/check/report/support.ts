import type { LocatedDiagnostic } from '../../../../../../scripts/content/check/report/result.ts';

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
