import type { ShownDiagnostic } from '../../../src/dev/protocol.ts';
import { formatDiagnostic } from '../../content/check/report/pretty.ts';
import { countBySeverity } from '../../content/check/report/result.ts';

type Diagnostics = readonly ShownDiagnostic[];

/** The maximum number of diagnostics in the terminal. An error in a shared file can occur in every file. */
const MAX_SHOWN = 10;

function formatFirst(diagnostics: Diagnostics, format: (diagnostic: ShownDiagnostic) => string): string[] {
  const more = diagnostics.length - MAX_SHOWN;
  const lines = diagnostics.slice(0, MAX_SHOWN).map(format);
  return more > 0 ? [...lines, `… and ${more} more: npm run check lists them all.`] : lines;
}

const formatCount = (diagnostics: Diagnostics) => `${countBySeverity(diagnostics)} in the content.`;

/** Formats the diagnostics at the start of the server like `npm run check`, because no page shows them yet. */
export function formatInFull(diagnostics: Diagnostics, colour: boolean): string {
  const texts = formatFirst(diagnostics, (diagnostic) => formatDiagnostic(diagnostic, colour));
  return [...texts, formatCount(diagnostics)].join('\n');
}

/** Formats the diagnostics after a save, one line each. The page shows the details. */
export function formatLines(diagnostics: Diagnostics): string {
  const line = ({ location, severity, message }: ShownDiagnostic) => `${location}  ${severity}  ${message}`;
  return [formatCount(diagnostics), ...formatFirst(diagnostics, line)].join('\n');
}
