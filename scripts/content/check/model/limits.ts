import type { JsonObject } from '../../json.ts';

/** Two limits of which the first has to be the smaller, and whether they may meet. */
const PAIRS = [
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
] as const;

/** The limits of a schema that leave nothing between them. */
export function crossedLimits(schema: JsonObject): (readonly [least: string, most: string])[] {
  return PAIRS.flatMap(([least, most, mayMeet]) => {
    const [low, high] = [schema[least], schema[most]];
    if (typeof low !== 'number' || typeof high !== 'number') return [];
    return low > high || (low === high && !mayMeet) ? [[least, most] as const] : [];
  });
}
