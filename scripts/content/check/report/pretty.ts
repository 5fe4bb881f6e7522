import { styleText } from 'node:util';
import type { Diagnostic } from '../diagnostic.ts';
import { codeFrame } from './code-frame.ts';
import { type CheckResult, type LocatedDiagnostic, summaryOf } from './result.ts';

/** A diagnostic as a terminal shows it. */
interface TerminalDiagnostic extends Pick<Diagnostic, 'rule' | 'severity' | 'message' | 'advice'> {
  location: string;
  /** the lines around it; empty if there are none */
  frame: string;
}

type Style = Parameters<typeof styleText>[0];

function paint(style: Style, text: string, colour: boolean): string {
  return colour ? styleText(style, text, { validateStream: false }) : text;
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

const locationOf = ({ path, line, column }: { path: string; line: number; column: number }) =>
  `${path}:${line}:${column}`;

/** Formats a diagnostic for a terminal: its location, the lines around it, the message, the advice. */
export function formatDiagnostic(diagnostic: TerminalDiagnostic, colour: boolean): string {
  const { location, severity, rule, frame, message, advice } = diagnostic;
  const label = paint(severity === 'error' ? 'red' : 'yellow', severity, colour);
  const head = `${paint('bold', location, colour)}  ${label}  ${rule}`;
  const body = [frame, message, paint('cyan', `→ ${advice}`, colour)].filter(Boolean).join('\n');
  return `${head}\n${indented(body)}\n`;
}

function frameOf(diagnostic: LocatedDiagnostic, colour: boolean): string {
  const { text, before } = diagnostic;
  if (!before) return codeFrame(text, diagnostic, colour);
  const now = text === '' ? 'now: the file was deleted' : `now:\n${codeFrame(text, diagnostic, colour)}`;
  return `before, at ${before.ref}: ${locationOf(before)}\n${codeFrame(before.text, before, colour)}\n${now}`;
}

function formatFixed(diagnostic: LocatedDiagnostic, colour: boolean): string {
  const { rule, message } = diagnostic;
  const head = `${paint('bold', locationOf(diagnostic), colour)}  ${paint('green', 'fixed', colour)}  ${rule}`;
  return `${head}\n  ${message}\n`;
}

/** Formats diagnostics for people at a terminal, with a summary at the end. */
export function formatPretty(result: CheckResult, colour: boolean): string {
  return [
    ...result.fixed.map((diagnostic) => formatFixed(diagnostic, colour)),
    ...result.diagnostics.map((diagnostic) =>
      formatDiagnostic(
        { ...diagnostic, location: locationOf(diagnostic), frame: frameOf(diagnostic, colour) },
        colour,
      ),
    ),
    summaryOf(result),
  ].join('\n');
}
