/** Both count from 1, as editors do. */
export interface LineAndColumn {
  line: number;
  column: number;
}

interface Text {
  text: string;
}

const lineStarts = new WeakMap<Text, number[]>();

function startsOf(file: Text): number[] {
  let starts = lineStarts.get(file);
  if (!starts) {
    starts = [0, ...[...file.text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
    lineStarts.set(file, starts);
  }
  return starts;
}

export function lineAndColumn(file: Text, offset: number): LineAndColumn {
  const starts = startsOf(file);
  const line = starts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}
