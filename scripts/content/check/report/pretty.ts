import { styleText } from 'node:util';
import { closingLine } from './closing-line.ts';
import { codeFrame } from './frame.ts';
import type { CheckResult, PlacedBefore, PlacedFinding } from './result.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

function head({ path, line, column, severity, rule }: PlacedFinding, paint: Paint): string {
  const place = paint('bold', `${path}:${line}:${column}`);
  return `${place}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${rule}`;
}

/** What there was before a change, and what there is now. */
function bothFrames({ text, ...now }: PlacedFinding, before: PlacedBefore, colour: boolean): string {
  const place = `before, at ${before.ref}: ${before.path}:${before.line}:${before.column}`;
  const frame = text === '' ? 'now: the file is gone' : `now:\n${codeFrame(text, now, colour)}`;
  return `${place}\n${codeFrame(before.text, before, colour)}\n${frame}`;
}

function formatFinding(finding: PlacedFinding, paint: Paint, colour: boolean): string {
  const { before } = finding;
  const frame = before ? bothFrames(finding, before, colour) : codeFrame(finding.text, finding, colour);
  return `${head(finding, paint)}\n${indented(`${frame}\n${finding.message}\n${paint('cyan', `→ ${finding.fix}`)}`)}\n`;
}

function formatMended({ path, line, column, rule, message }: PlacedFinding, paint: Paint): string {
  return `${paint('bold', `${path}:${line}:${column}`)}  ${paint('green', 'mended')}  ${rule}\n  ${message}\n`;
}

/** Findings as an author reads them in a terminal, with a closing line that counts them. */
export function formatPretty(result: CheckResult, colour: boolean): string {
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  return [
    ...result.mended.map((finding) => formatMended(finding, paint)),
    ...result.findings.map((finding) => formatFinding(finding, paint, colour)),
    closingLine(result),
  ].join('\n');
}
