import { isoDay } from '../../../src/engine/validators/date-range.ts';
import type { JsonObject } from '../json.ts';
import { textMemo } from '../memo.ts';
import { edgesOf } from './edges.ts';
import { fits } from './judge.ts';

const acceptedOn = textMemo(({ schema }: { day: string; schema: JsonObject }): readonly unknown[] =>
  edgesOf(schema).filter((value) => fits(schema, value)),
);

/**
 * Values that fit a field's schema. The first is the plainest, one that people could have given; the others lie at
 * the schema's edges.
 */
export function accepted(schema: JsonObject): readonly unknown[] {
  // windows of dates move with the day
  return acceptedOn({ day: isoDay(new Date()), schema });
}
