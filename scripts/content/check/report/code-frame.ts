import { codeFrameColumns } from '@babel/code-frame';
import type { LineAndColumn, Range } from '../diagnostic.ts';
import { count } from '../format.ts';

const AROUND = 2;

/** A mark of more lines is cut: an author needs to see where it begins, not all of it. */
const MOST_LINES = 5;

/** A longer line is cut, so that it does not wrap in a terminal. */
const MOST_COLUMNS = 100;

/** How much of a line that is cut on its left stays before the mark. */
const BEFORE_MARK = 30;

/** Also ends a line for @babel/code-frame, but for no editor. */
const STRANGE_LINE_ENDS = /[\u2028\u2029]/g;

/** The lines of a file that a frame shows. */
interface Excerpt {
  lines: readonly string[];
  firstLine: number;
  /** counted from 0, in the excerpt's lines */
  mark: { line: number; lines: number; from: number; to: number };
  /** how many lines of the mark are left out */
  left: number;
}

const isLowSurrogate = (letter: string | undefined) =>
  letter !== undefined && /^[\uDC00-\uDFFF]$/.test(letter);

/** The nearest place before that does not fall between the halves of one character. */
const whole = (line: string, at: number) => (isLowSurrogate(line[at]) ? at - 1 : at);

/** A line from a column on, with `…` for what is cut at either end. */
function cut(line: string, from: number): string {
  const head = from > 0 ? '…' : '';
  const rest = line.slice(from);
  const room = MOST_COLUMNS - head.length;
  return rest.length <= room ? head + rest : `${head}${rest.slice(0, whole(rest, room - 1))}…`;
}

/** Returns the column where a line has to be cut on its left so that the mark is visible. */
function cutBefore(line: string, { from, to }: { from: number; to: number }): number {
  if (line.length <= MOST_COLUMNS || to < MOST_COLUMNS) return 0;
  const end = line.length - MOST_COLUMNS + 1;
  return whole(line, Math.max(0, Math.min(from - BEFORE_MARK, end)));
}

/** The lines around a mark, shortened where they are long; positions count from 1, the end is behind the mark. */
function excerptOf(text: string, start: LineAndColumn, end: LineAndColumn): Excerpt {
  const all = text.split(/\r\n|\r|\n/).map((line) => line.replace(STRANGE_LINE_ENDS, ' '));
  // what follows the last line end is no line, unless it is what is wrong
  if (all.at(-1) === '' && all.length > end.line) all.pop();
  const marked = end.line - start.line + 1;
  const lines = Math.min(marked, MOST_LINES);
  const left = marked - lines;
  const firstLine = Math.max(1, start.line - AROUND);
  const lastLine = start.line + lines - 1 + (left > 0 ? 0 : AROUND);
  const shown = all.slice(firstLine - 1, lastLine);

  const at = start.line - firstLine;
  const line = shown[at] ?? '';
  const uncut = { from: start.column - 1, to: marked > 1 ? line.length : end.column - 1 };
  const before = marked > 1 ? 0 : cutBefore(line, uncut);
  const cutLines = shown.map((line, index) => cut(line, index === at ? before : 0));
  // the `…` takes one column of its own
  const shift = before > 0 ? before - 1 : 0;
  const width = (cutLines[at] ?? '').length;
  const from = Math.min(uncut.from - shift, width);
  const to = Math.max(from, Math.min(uncut.to - shift, width));
  return { lines: cutLines, firstLine, mark: { line: at, lines, from, to }, left };
}

/** A mark within one line is underlined; of a longer one the lines are marked. */
function markedRange({ mark, firstLine }: Excerpt) {
  const line = firstLine + mark.line;
  if (mark.lines > 1) return { start: { line }, end: { line: line + mark.lines - 1 } };
  return { start: { line, column: mark.from + 1 }, end: { line, column: mark.to + 1 } };
}

/** Returns the lines around a range of a text, with the range marked. */
export function codeFrame(text: string, { line, column, end }: Range, colour: boolean): string {
  const excerpt = excerptOf(text, { line, column }, end);
  const { firstLine, lines, mark, left } = excerpt;
  const frame = codeFrameColumns('\n'.repeat(firstLine - 1) + lines.join('\n'), markedRange(excerpt), {
    linesAbove: mark.line,
    linesBelow: lines.length,
    highlightCode: false,
    forceColor: colour,
  });
  return left === 0 ? frame : `${frame}\n    … and ${count(left, 'more line')}`;
}
