import equal from 'fast-deep-equal';
import type { JsonObject } from '../../content/json.ts';

type Conditions = readonly JsonObject[];

const areAmong = (some: Conditions, others: Conditions) =>
  some.every((one) => others.some((other) => equal(one, other)));

/**
 * The condition that all conditions of one of these lists hold, in few words: a list that asks for as much as another one,
 * or for more, adds nothing to it. Undefined where one of them is empty, so that it always holds.
 */
export function anyOfThese(lists: readonly Conditions[]): JsonObject | undefined {
  const least = lists.reduce<Conditions[]>(
    (kept, list) =>
      kept.some((other) => areAmong(other, list))
        ? kept
        : [...kept.filter((other) => !areAmong(list, other)), list],
    [],
  );
  return least.some((list) => list.length === 0)
    ? undefined
    : { anyOf: least.map((list) => ({ allOf: list })) };
}
