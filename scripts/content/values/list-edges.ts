import { isObject, type JsonObject } from '../json.ts';
import type { Inside } from './inside.ts';

/** A list longer than this shows nothing new. */
const LONGEST = 60;

function lengthsAround({ minItems, maxItems }: JsonObject): number[] {
  const min = typeof minItems === 'number' ? [minItems, minItems - 1] : [];
  const max = typeof maxItems === 'number' ? [maxItems, maxItems + 1] : [];
  return [...min, ...max].filter((length) => length > 0 && length <= LONGEST);
}

/** Lists at the edges of their length, and lists of one item that is at an edge of its own. */
export function listEdges(schema: JsonObject, { edges, plainest }: Inside): unknown[][] {
  const item = [schema.items, schema.contains].find(isObject);
  if (!item) return [[]];
  const plain = plainest(item);
  const one = plain === undefined ? [] : [[plain]];
  const sized = lengthsAround(schema).map((length) => Array.from({ length }, () => plain));
  return [...one, ...sized, [], ...edges(item).map((edge) => [edge])];
}
