import type { Diagnostic } from '../diagnostic.ts';
import { codeFrame, paint } from './code-frame.ts';
import { type CheckResult, type LocatedDiagnostic, summaryOf } from './result.ts';

interface TerminalDiagnostic extends Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'advice'> {
  location: string;
  /** the lines around the location; empty if there are none */
  frame: string;
}

const locationOf = ({ path, line, column }: { path: string; line: number; column: number }) =>
  `${path}:${line}:${column}`;

/** Formats a diagnostic for a terminal: its location, the lines around it, the message and the advice. */
export function formatDiagnostic(diagnostic: TerminalDiagnostic, colour: boolean): string {
  const { location, severity, rule, frame, message, advice } = diagnostic;
  const label = paint(severity === 'error' ? 'red' : 'yellow', severity, colour);
  const body = [frame, message, paint('cyan', `→ ${advice}`, colour)].filter(Boolean).join('\n');
  return `${paint('bold', location, colour)}  ${label}  ${rule}\n${body.replaceAll(/^/gm, '  ')}\n`;
}

function frameOf(diagnostic: LocatedDiagnostic, colour: boolean): string {
  const { text, before } = diagnostic;
  if (!before) return codeFrame(text, diagnostic, colour);
  const now = text === '' ? 'now: the file was deleted' : `now:\n${codeFrame(text, diagnostic, colour)}`;
  return `before, at ${before.ref}: ${locationOf(before)}\n${codeFrame(before.text, before, colour)}\n${now}`;
}

/** Formats diagnostics for people to read in a terminal, with a summary at the end. */
export function formatPretty(result: CheckResult, colour: boolean): string {
  const fixed = result.fixed.map((each) => {
    const head = `${paint('bold', locationOf(each), colour)}  ${paint('green', 'fixed', colour)}`;
    return `${head}  ${each.rule}\n  ${each.message}\n`;
  });
  const left = result.diagnostics.map((each) =>
    formatDiagnostic({ ...each, location: locationOf(each), frame: frameOf(each, colour) }, colour),
  );
  return [...fixed, ...left, summaryOf(result)].join('\n');
}
