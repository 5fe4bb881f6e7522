import { codeFrameColumns } from '@babel/code-frame';
import type { LineAndColumn } from '../position.ts';
import { count } from '../wording.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

/** An excerpt whose mark has its beginning and its end on one line is underlined; else its lines are marked. */
function placeOf({ mark, firstLine }: Excerpt) {
  const line = firstLine + mark.line;
  if (mark.lines > 1) return { start: { line }, end: { line: line + mark.lines - 1 } };
  return { start: { line, column: mark.from + 1 }, end: { line, column: mark.to + 1 } };
}

/**
 * The lines around what a finding is about, with the very words marked.
 *
 * @param text of the file
 */
export function codeFrame(
  text: string,
  { line, column, end }: LineAndColumn & { end: LineAndColumn },
  colour: boolean,
): string {
  const excerpt = excerptOf(text, { line, column }, end);
  const frame = codeFrameColumns(
    '\n'.repeat(excerpt.firstLine - 1) + excerpt.lines.join('\n'),
    placeOf(excerpt),
    {
      linesAbove: excerpt.mark.line,
      linesBelow: excerpt.lines.length,
      highlightCode: false,
      forceColor: colour,
    },
  );
  return excerpt.left === 0 ? frame : `${frame}\n    … and ${count(excerpt.left, 'more line')}`;
}
