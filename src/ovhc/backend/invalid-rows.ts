import type { ValidationError } from '../../engine/validators/validators.ts';

/** A pointer into a row of a list: the list's pointer and the row's index. */
const IN_A_ROW = /^((?:\/(?!\d+(?:\/|$))[^/]*)*)\/(\d+)(?:\/|$)/;

/**
 * Returns an answer without the list rows that have errors; the outermost row for each error. Undefined if an error
 * is outside of all lists. A list without valid rows becomes undefined.
 */
export function dropInvalidRows(answer: unknown, errors: readonly ValidationError[]): unknown {
  const unfit = new Set<string>();
  for (const { instancePath } of errors) {
    const [, list, index] = IN_A_ROW.exec(instancePath) ?? [];
    if (index === undefined) return undefined;
    unfit.add(`${list}/${index}`);
  }
  const copy = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) {
      const rows = value.filter((_row, index) => !unfit.has(`${at}/${index}`));
      return rows.length > 0 || value.length === 0 ? rows : undefined;
    }
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, copy(part, `${at}/${name}`)]),
    );
  };
  return copy(answer, '');
}
