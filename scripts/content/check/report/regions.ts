import type { Edit } from '../finding.ts';
import { lineAndColumn } from '../position.ts';

/** A stretch of a file, from 1; its end is behind its last character. */
export interface Region {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** What an edit takes out, as lines and columns of the file that it changes. */
export function regionOf(file: { text: string }, { offset, length }: Edit): Region {
  const start = lineAndColumn(file, offset);
  const end = lineAndColumn(file, offset + length);
  return { ...start, endLine: end.line, endColumn: end.column };
}
