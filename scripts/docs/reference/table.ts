import type { Row } from './rows.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
/** Where a text holds a backtick of its own, two around it keep it whole. */
const code = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
};

/** A table in Markdown; columns that say nothing are left out. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const kept = headings.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => kept[column])
      .map(cell)
      .join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The words of a group as a table. */
export function rowsTable(rows: readonly Row[]): string {
  return table(
    ['word', 'what may stand there', 'unless given', 'what it is', 'example'],
    rows.map(({ name, isRequired, type, fallback, about, example }) => [
      `\`${name}\``,
      isRequired ? `${type}, **required**` : type,
      fallback === undefined ? '' : code(fallback),
      about,
      example === undefined ? '' : code(example),
    ]),
  );
}
