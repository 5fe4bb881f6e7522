import type { LoadResult } from './fire.ts';

const HEAD = ['', 'requests/s', 'p99 ms', 'errors', 'status'];

function cells({ name, rate, p99, errors, statuses }: LoadResult): string[] {
  return [name, Math.round(rate).toLocaleString('en-AU'), String(p99), String(errors), statuses];
}

/** Formats the results as a table for the terminal. */
export function table(results: readonly LoadResult[]): string {
  const rows = [HEAD, ...results.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
