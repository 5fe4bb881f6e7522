import type { JsonObject } from '../json.ts';

/** The values that each name may be given. */
export type Choices = ReadonlyMap<string, readonly unknown[]>;

type Choice = readonly [name: string, values: readonly unknown[]];

function* choose(choices: readonly Choice[], count: number): Generator<JsonObject> {
  if (count === 0) return yield {};
  for (const [index, [name, values]] of choices.entries()) {
    if (choices.length - index < count) return;
    for (const value of values) {
      for (const rest of choose(choices.slice(index + 1), count - 1)) yield { [name]: value, ...rest };
    }
  }
}

/** How many combinations there are, with each name left out as well. */
export function countCombinations(choices: Choices): number {
  return [...choices.values()].reduce((count, { length }) => count * (length + 1), 1);
}

/** Every combination of values, with each name left out as well: those that give the fewest names come first. */
export function* combinations(choices: Choices): Generator<JsonObject> {
  for (let count = 0; count <= choices.size; count += 1) yield* choose([...choices], count);
}
