import type { ShownFinding } from '../../../src/dev/wire.ts';
import { formatDiagnostic } from '../../content/check/report/pretty.ts';
import { countBySeverity } from '../../content/check/report/result.ts';

/** More would scroll away what is above: a mistake in what all share may be one in every file. */
const MOST = 10;

function first(findings: readonly ShownFinding[], tell: (finding: ShownFinding) => string): string[] {
  const more = findings.length - MOST;
  const told = findings.slice(0, MOST).map(tell);
  return more > 0 ? [...told, `… and ${more} more: npm run check lists them all.`] : told;
}

const amountOf = (findings: readonly ShownFinding[]) => `${countBySeverity(findings)} in the content.`;

/** What is wrong when the server starts, as `npm run check` tells of it: no page is open yet to show it. */
export function reportOf(findings: readonly ShownFinding[], colour: boolean): string {
  return [
    ...first(findings, ({ place: location, fix: advice, ...finding }) =>
      formatDiagnostic({ ...finding, location, advice }, colour),
    ),
    amountOf(findings),
  ].join('\n');
}

/** What is wrong after a save, a line for each: the page shows the rest. */
export function linesOf(findings: readonly ShownFinding[]): string {
  const told = first(findings, ({ place, severity, message }) => `${place}  ${severity}  ${message}`);
  return [amountOf(findings), ...told].join('\n');
}
