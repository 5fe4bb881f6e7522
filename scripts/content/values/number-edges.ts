import type { JsonObject } from '../json.ts';

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** Numbers at the edges of their limits, on both sides; whole ones and some that are not. */
export function numberEdges(schema: JsonObject): number[] {
  const limits = LIMITS.map((name) => schema[name]).filter((limit) => typeof limit === 'number');
  const around = limits.flatMap((limit) => [limit, limit - 1, limit + 1]);
  // a believable age, if the limits allow it
  return [34, ...around, 1, 0, 1.5];
}
