/** A name and the values to try for it. */
export interface Choice<Value = unknown> {
  name: string;
  values: readonly Value[];
}

/** A name with one of its values. */
export interface Given<One extends Choice = Choice> {
  variable: One;
  value: One['values'][number];
}

function* choose<One extends Choice>(choices: readonly One[], count: number): Generator<Given<One>[]> {
  if (count === 0) return yield [];
  for (const [index, variable] of choices.entries()) {
    if (choices.length - index < count) return;
    for (const value of variable.values) {
      for (const rest of choose(choices.slice(index + 1), count - 1)) yield [{ variable, value }, ...rest];
    }
  }
}

/** Counts the combinations of values. Each name may also be left out. */
export function countCombinations(choices: readonly Choice[]): number {
  return choices.reduce((count, { values }) => count * (values.length + 1), 1);
}

/** Yields every combination of values, those with the fewest names first. Each name may also be left out. */
export function* combinations<One extends Choice>(choices: readonly One[]): Generator<Given<One>[]> {
  for (let count = 0; count <= choices.length; count += 1) yield* choose(choices, count);
}

/** Returns the given values by name. */
export function byName<Value>(given: readonly Given<Choice<Value>>[]): Record<string, Value> {
  return Object.fromEntries(given.map(({ variable, value }) => [variable.name, value]));
}
