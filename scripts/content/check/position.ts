import type { ContentFile } from '../read.ts';

/** Both count from 1, as editors do. */
export interface LineAndColumn {
  line: number;
  column: number;
}

const lineStarts = new WeakMap<ContentFile, number[]>();

function startsOf(file: ContentFile): number[] {
  let starts = lineStarts.get(file);
  if (!starts) {
    starts = [0, ...[...file.text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
    lineStarts.set(file, starts);
  }
  return starts;
}

export function lineAndColumn(file: ContentFile, offset: number): LineAndColumn {
  const starts = startsOf(file);
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
