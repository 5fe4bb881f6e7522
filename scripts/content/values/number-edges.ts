import type { JsonObject } from '../json.ts';

const LIMITS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'];

/** Numbers at the edges of their limits, on both sides; whole ones and some that are not. */
export function numberEdges(schema: JsonObject): number[] {
  const { multipleOf: step } = schema;
  const limits = LIMITS.map((name) => schema[name]).filter((limit) => typeof limit === 'number');
  const around = limits.flatMap((limit) => [
    limit,
    limit - 1,
    limit + 1,
    Math.floor(limit),
    Math.ceil(limit),
  ]);
  const nearest =
    typeof step === 'number'
      ? limits.flatMap((limit) => [Math.floor(limit / step) * step, Math.ceil(limit / step) * step])
      : [];
  const steps = typeof step === 'number' ? [step, 2 * step, step / 2] : [];
  // a believable age, if the limits allow it
  return [34, ...around, ...nearest, ...steps, 1, 0, 1.5];
}
