import { closingLine } from './closing-line.ts';
import { codeFrame } from './frame.ts';
import type { CheckResult, PlacedBefore, PlacedFinding } from './result.ts';
import { painter, tellFinding } from './told-finding.ts';

const placeOf = ({ path, line, column }: PlacedFinding) => `${path}:${line}:${column}`;

/** What there was before a change, and what there is now. */
function bothFrames({ text, ...now }: PlacedFinding, before: PlacedBefore, colour: boolean): string {
  const place = `before, at ${before.ref}: ${before.path}:${before.line}:${before.column}`;
  const frame = text === '' ? 'now: the file is gone' : `now:\n${codeFrame(text, now, colour)}`;
  return `${place}\n${codeFrame(before.text, before, colour)}\n${frame}`;
}

function formatFinding(finding: PlacedFinding, colour: boolean): string {
  const { before } = finding;
  const frame = before ? bothFrames(finding, before, colour) : codeFrame(finding.text, finding, colour);
  return tellFinding({ ...finding, place: placeOf(finding), frame }, colour);
}

function formatMended(finding: PlacedFinding, colour: boolean): string {
  const paint = painter(colour);
  const head = `${paint('bold', placeOf(finding))}  ${paint('green', 'mended')}  ${finding.rule}`;
  return `${head}\n  ${finding.message}\n`;
}

/** Findings as an author reads them in a terminal, with a closing line that counts them. */
export function formatPretty(result: CheckResult, colour: boolean): string {
  return [
    ...result.mended.map((finding) => formatMended(finding, colour)),
    ...result.findings.map((finding) => formatFinding(finding, colour)),
    closingLine(result),
  ].join('\n');
}
