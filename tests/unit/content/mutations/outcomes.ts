import type { Diagnostic } from '../../../../scripts/content/check/index.ts';

/** What `npm run check` reports for content with one mistake. */
export interface Outcome {
  /** The mistake and its place. */
  name: string;
  diagnostics: readonly Diagnostic[];
  /** True if a diagnostic is on one of the right lines. */
  isFound: boolean;
}

/** Returns the mistakes that are not reported well, with their diagnostics, for developers. */
export function poorOutcomes(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter(({ isFound, diagnostics }) => !isFound || diagnostics.length > 1)
    .flatMap(({ name, diagnostics }) => [
      name,
      ...diagnostics.map(({ rule, file, line, message }) => `    ${file}:${line} ${rule}: ${message}`),
    ])
    .join('\n');
}
