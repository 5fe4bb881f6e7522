import { codeFrame } from '../check/report/frame.ts';
import type { Before, Change } from './change.ts';

export interface FormatOptions {
  /** whether the lines of both sides are shown */
  frames: boolean;
  /** what a reader calls the content's folder: it stands before each file's name */
  folder?: string;
  colour?: boolean;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** Where something stood before: the place and, if asked for, its lines. */
export function formatBefore(change: Change, { frames, folder, colour = false }: FormatOptions): string {
  const { before } = change;
  const { file, line, column, ref, text } = before;
  const place = `before, at ${ref}: ${pathOf(before, folder)}:${line}:${column}`;
  return frames
    ? `${place}\n${codeFrame(text, { ...change, line, column, end: before.end, file }, colour)}`
    : place;
}

function pathOf({ file }: Pick<Before, 'file'>, folder?: string): string {
  return folder ? `${folder}/${file}` : file;
}

function formatNow(change: Change, { frames, colour = false }: FormatOptions): string {
  if (change.text === '') return 'now: the file is gone';
  return frames ? `now:\n${codeFrame(change.text, change, colour)}` : '';
}

function formatChange(change: Change, options: FormatOptions): string {
  const { line, column, severity, rule, message, fix } = change;
  const head = `${pathOf(change, options.folder)}:${line}:${column}  ${severity}  ${rule}`;
  const parts = [formatBefore(change, options), formatNow(change, options), message, `→ ${fix}`];
  return `${head}\n${indented(parts.filter((part) => part !== '').join('\n'))}\n`;
}

/** Changes as people read them, each with where it was and where it is. */
export function formatChanges(changes: readonly Change[], options: FormatOptions): string {
  return changes.map((change) => formatChange(change, options)).join('\n');
}
