import { type Figure, isWithin } from './figures.ts';

const HEAD = ['fields', 'figure', 'engine', 'by hand', 'ratio', 'limit', ''];

function cells(figure: Figure): string[] {
  const { size, name, engine, hand, ratio, limit } = figure;
  const verdict = isWithin(figure) ? 'ok' : 'OVER';
  return [
    String(size),
    name,
    engine,
    hand,
    ratio.toFixed(2),
    ...(limit === undefined ? ['', ''] : [String(limit), verdict]),
  ];
}

/** The figures as a table for the terminal: words to the left, numbers to the right. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return lines.join('\n');
}
