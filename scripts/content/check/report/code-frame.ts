import { styleText } from 'node:util';
import type { Range } from '../diagnostic.ts';
import { count } from '../format.ts';

const AROUND = 2;

/** For a longer problem, the first lines are enough. */
const MAX_LINES = 5;

/** Longer lines are cut, so that they don't wrap in a terminal. */
const MAX_COLUMNS = 100;

const BEFORE_MARK = 30;

export function paint(style: Parameters<typeof styleText>[0], text: string, colour: boolean): string {
  return colour ? styleText(style, text, { validateStream: false }) : text;
}

/** Moves a position back by one if it is between the two halves of a surrogate pair. */
const whole = (line: string, at: number) => (/^[\uDC00-\uDFFF]/.test(line.slice(at)) ? at - 1 : at);

/** Returns a line from a column on, cut to the maximum length. `…` replaces the text that is cut at either end. */
function cut(line: string, from: number): string {
  const head = from > 0 ? '…' : '';
  const rest = line.slice(from);
  const room = MAX_COLUMNS - head.length;
  return rest.length <= room ? head + rest : `${head}${rest.slice(0, whole(rest, room - 1))}…`;
}

/** Returns the column at which to start the line so that the mark is visible. */
function cutBefore(line: string, from: number, to: number): number {
  if (line.length <= MAX_COLUMNS || to < MAX_COLUMNS) return 0;
  return whole(line, Math.max(0, Math.min(from - BEFORE_MARK, line.length - MAX_COLUMNS + 1)));
}

/** Returns the lines around a range. Marks a range in one line below the line, a longer one before each of its lines. */
export function codeFrame(text: string, { line, column, end }: Range, colour: boolean): string {
  // editors don't start a new line at U+2028 and U+2029
  const lines = text.replace(/[\u2028\u2029]/g, ' ').split(/\r\n|\r|\n/);
  // the empty text after the last line break is not a line, unless the problem is there
  if (lines.at(-1) === '' && lines.length > end.line) lines.pop();
  const lastMarked = Math.min(end.line, line + MAX_LINES - 1);
  const left = end.line - lastMarked;
  const first = Math.max(1, line - AROUND);
  const shown = lines.slice(first - 1, left > 0 ? lastMarked : lastMarked + AROUND);
  const width = String(first + shown.length - 1).length;
  const rows = shown.flatMap((written, index) => {
    const number = first + index;
    const isMarked = line <= number && number <= lastMarked;
    const isUnderlined = isMarked && line === end.line;
    const from = isUnderlined ? cutBefore(written, column - 1, end.column - 1) : 0;
    const part = cut(written, from);
    const gutter = ` ${String(number).padStart(width)} |`;
    const mark = isMarked ? paint(['red', 'bold'], '>', colour) : ' ';
    const row = `${mark}${paint('gray', gutter, colour)}${part && ` ${part}`}`;
    if (!isUnderlined) return [row];
    // the `…` takes one column
    const inPart = (at: number) => Math.min(at - 1 - Math.max(0, from - 1), part.length);
    const space = part.slice(0, inPart(column)).replace(/[^\t]/g, ' ');
    const underline = '^'.repeat(Math.max(1, inPart(end.column) - inPart(column)));
    const blank = paint('gray', gutter.replace(/\d/g, ' '), colour);
    return [row, ` ${blank} ${space}${paint(['red', 'bold'], underline, colour)}`];
  });
  return [...rows, ...(left > 0 ? [`    … and ${count(left, 'more line')}`] : [])].join('\n');
}
