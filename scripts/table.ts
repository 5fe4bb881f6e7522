/** Aligns a table for the terminal. @param texts the indexes of text columns, aligned left. All others are numbers */
export function formatTable(rows: readonly (readonly string[])[], texts: readonly number[]): string {
  const columns = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const align = (cell: string, column: number) =>
    texts.includes(column) ? cell.padEnd(columns[column] ?? 0) : cell.padStart(columns[column] ?? 0);
  return rows.map((row) => row.map(align).join('  ')).join('\n');
}
