import type { Json } from '../../../src/engine/form/paths.ts';
import type { Variable } from './variables.ts';

/** A name with the value it is given. */
export interface Given {
  variable: Variable;
  value: Json;
}

/** More combinations than this are not looked through: content that needs them asks too much of its visitors, too. */
export const LIMIT = 50_000;

function* choose(variables: readonly Variable[], count: number): Generator<Given[]> {
  if (count === 0) return yield [];
  for (const [index, variable] of variables.entries()) {
    if (variables.length - index < count) return;
    for (const value of variable.values) {
      for (const rest of choose(variables.slice(index + 1), count - 1)) yield [{ variable, value }, ...rest];
    }
  }
}

/** Every combination of values, each name's absence included: those that give the fewest come first. */
export function* assignments(variables: readonly Variable[]): Generator<Given[]> {
  let left = LIMIT;
  for (let count = 0; count <= variables.length; count += 1) {
    for (const given of choose(variables, count)) {
      if (left === 0) return;
      left -= 1;
      yield given;
    }
  }
}
