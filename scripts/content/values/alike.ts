import type { JsonObject } from '../json.ts';
import { fits } from './judge.ts';

/** Of values that schemas don't tell apart, the first: where only they look at a value, the others show nothing new. */
export function onePerKind(values: readonly unknown[], schemas: readonly JsonObject[]): unknown[] {
  const kinds = new Map<string, unknown>();
  for (const value of values) {
    const kind = schemas.map((schema) => Number(fits(schema, value))).join('');
    if (!kinds.has(kind)) kinds.set(kind, value);
  }
  return [...kinds.values()];
}
