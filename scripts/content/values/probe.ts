import { isoDay } from '../../../src/engine/rules/runtime/date-range.ts';
import type { JsonObject } from '../json.ts';
import { edgesOf } from './edges.ts';
import { fits } from './judge.ts';

const known = new Map<string, readonly unknown[]>();

/**
 * Values that fit a field's schema. The first is the plainest, one that people could have given; the others lie at
 * the schema's edges.
 */
export function accepted(schema: JsonObject): readonly unknown[] {
  // windows of dates move with the day
  const key = `${isoDay(new Date())} ${JSON.stringify(schema)}`;
  const values = known.get(key) ?? edgesOf(schema).filter((value) => fits(schema, value));
  known.set(key, values);
  return values;
}
