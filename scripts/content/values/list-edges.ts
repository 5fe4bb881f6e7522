import { isObject, type JsonObject } from '../json.ts';
import type { Inside } from './inside.ts';

/** Nobody fills in a longer list. */
const LONGEST = 1000;

function lengthsAround({ minItems, maxItems }: JsonObject): number[] {
  const min = typeof minItems === 'number' ? [minItems, minItems - 1] : [];
  const max = typeof maxItems === 'number' ? [maxItems, maxItems + 1] : [];
  return [...min, ...max].filter((length) => length > 0 && length <= LONGEST);
}

/** Lists at the edges of their length, and lists of one item that is at an edge of its own. */
export function listEdges(schema: JsonObject, { edges, fitting }: Inside): unknown[][] {
  const item = [schema.items, schema.contains].find(isObject);
  if (!item) return [[]];
  const right = fitting(item);
  const one = right.slice(0, 1);
  const isOfOne = schema.uniqueItems !== true;
  const sized = lengthsAround(schema)
    .map((length) =>
      isOfOne ? one.flatMap((item) => Array.from({ length }, () => item)) : right.slice(0, length),
    )
    .filter((list) => list.length > 0);
  const twice = isOfOne ? [] : [[...one, ...one]];
  return [one, ...sized, ...twice, [], ...edges(item).map((edge) => [edge])];
}
