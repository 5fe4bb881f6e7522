import type { FormSchema } from '../../compiled.ts';
import { isObject, type Json } from '../../form/paths.ts';
import { parseNumber } from '../number/parse-number.ts';

/** Returns the entries of a typed text, one for each line that is not empty. Undefined if there is none. */
export function parseLines(text: string, { items }: FormSchema): Json[] | undefined {
  const isNumber = isObject(items) && (items.type === 'number' || items.type === 'integer');
  const lines = text.split('\n').map((line) => line.trim());
  const entries = lines.filter(Boolean).map((line) => (isNumber ? (parseNumber(line) ?? line) : line));
  return entries.length > 0 ? entries : undefined;
}

/** Returns a list's entries with a line for each. */
export function joinLines(value: Json | undefined): string {
  return [value ?? []].flat().join('\n');
}
