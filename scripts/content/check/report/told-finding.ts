import { styleText } from 'node:util';
import type { Severity } from '../finding.ts';

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

/** A finding with all that a terminal shows of it. */
export interface ToldFinding {
  /** its file, line and column, as the reader knows them */
  place: string;
  severity: Severity;
  rule: string;
  /** the lines around it; empty where there are none */
  frame: string;
  message: string;
  fix: string;
}

/** Puts words in colours, where there are any. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}

const indented = (text: string) => text.replaceAll(/^/gm, '  ');

/** A finding as an author reads it in a terminal: where it is, the lines around it, what is wrong, what to do. */
export function tellFinding(finding: ToldFinding, colour: boolean): string {
  const { place, severity, rule, frame, message, fix } = finding;
  const paint = painter(colour);
  const head = `${paint('bold', place)}  ${paint(severity === 'error' ? 'red' : 'yellow', severity)}  ${rule}`;
  const body = [frame, message, paint('cyan', `→ ${fix}`)].filter(Boolean).join('\n');
  return `${head}\n${indented(body)}\n`;
}
