import type { Json } from '../../../src/engine/form/paths.ts';
import type { Variable } from './variables.ts';

/** A name with the value it is given. */
export interface Given {
  variable: Variable;
  value: Json;
}

/** More combinations than this are not looked through: content that needs them asks too much of its visitors, too. */
export const LIMIT = 10_000;

/** So few are looked through at once. */
const FEW = 1_000;

function* choose(variables: readonly Variable[], count: number): Generator<Given[]> {
  if (count === 0) return yield [];
  for (const [index, variable] of variables.entries()) {
    if (variables.length - index < count) return;
    for (const value of variable.values) {
      for (const rest of choose(variables.slice(index + 1), count - 1)) yield [{ variable, value }, ...rest];
    }
  }
}

const combinations = (variables: readonly Variable[]) =>
  variables.reduce((product, { values }) => product * (values.length + 1), 1);

/** Whether there are more combinations than are looked through. */
export function isTooMuch(variables: readonly Variable[], limit = LIMIT): boolean {
  return combinations(variables) > limit;
}

/**
 * Every combination of values, each name's absence included, up to a limit: those that give the fewest come first.
 * {@link isTooMuch} tells whether there are more.
 */
export function* assignments(variables: readonly Variable[], limit = LIMIT): Generator<Given[]> {
  let left = limit;
  for (let count = 0; count <= variables.length; count += 1) {
    for (const given of choose(variables, count)) {
      if (left === 0) return;
      left -= 1;
      yield given;
    }
  }
}

/** Those of the given without which it is not as it should be. */
function needed<T>(given: readonly Given[], find: (given: readonly Given[]) => T | undefined): Given[] {
  return given.reduce<Given[]>(
    (kept, each) => {
      const fewer = kept.filter((other) => other !== each);
      return find(fewer) === undefined ? kept : fewer;
    },
    [...given],
  );
}

/**
 * What the combination with the fewest values finds. Where there are more than a thousand, the one in which every name is
 * as conditions ask for is tried first, and given back without those of its values that nothing needs: it is short, and
 * that no other is shorter is not proven.
 */
export function findAssignment<T>(
  variables: readonly Variable[],
  find: (given: readonly Given[]) => T | undefined,
): T | undefined {
  if (isTooMuch(variables, FEW)) {
    const likely = variables.flatMap((variable): Given[] =>
      variable.likely === undefined ? [] : [{ variable, value: variable.likely }],
    );
    if (find(likely) !== undefined) return find(needed(likely, find));
  }
  for (const given of assignments(variables)) {
    const found = find(given);
    if (found !== undefined) return found;
  }
  return undefined;
}
