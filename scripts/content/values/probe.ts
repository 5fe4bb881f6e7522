import { isoDay } from '../../../src/engine/rules/runtime/date-range.ts';
import type { JsonObject } from '../json.ts';
import { edgesOf } from './edges.ts';
import { firstError, fits } from './judge.ts';

/** A value that a field does not accept. */
export interface Refused {
  value: unknown;
  /** the rule that it breaks first, as the field would tell it */
  keyword: string;
  /** pointer into the value to what breaks it; '' for the value itself */
  at: string;
}

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

/** Values that a field's schema refuses, one at least for each rule that a value could be found to break. */
export function refused(schema: JsonObject): readonly Refused[] {
  return edgesOf(schema).flatMap((value) => {
    const error = firstError(schema, value);
    return error ? [{ value, keyword: error.keyword, at: error.instancePath }] : [];
  });
}
