import { combinations, countCombinations, type Given as GivenOf } from '../../content/values/index.ts';
import type { Variable } from './variables.ts';

/** A name with the value it is given. */
export type Given = GivenOf<Variable>;

/** More combinations are not tried: content that needs them asks too much of its visitors, too. */
export const MOST_COMBINATIONS = 10_000;

/** Up to so many, all are tried in order; of more, the likely one comes first. */
const FEW = 1_000;

/** Tells whether there are more combinations than are tried. */
export function areTooMany(variables: readonly Variable[], most = MOST_COMBINATIONS): boolean {
  return countCombinations(variables) > most;
}

/** Yields combinations of values, with each name left out as well, up to a limit; those with the fewest come first. */
export function* assignments(variables: readonly Variable[], most = MOST_COMBINATIONS): Generator<Given[]> {
  let left = most;
  for (const given of combinations(variables)) {
    if (left === 0) return;
    left -= 1;
    yield given;
  }
}

function withoutUnneeded(
  given: readonly Given[],
  find: (given: readonly Given[]) => unknown,
): readonly Given[] {
  return given.reduce((needed, each) => {
    const fewer = needed.filter((other) => other !== each);
    return find(fewer) === undefined ? needed : fewer;
  }, given);
}

/**
 * Returns what the combination with the fewest values finds. Of many combinations, the one in which each name is as
 * conditions ask is tried first: it is short, but may not be the shortest.
 */
export function findAssignment<Found>(
  variables: readonly Variable[],
  find: (given: readonly Given[]) => Found | undefined,
): Found | undefined {
  if (areTooMany(variables, FEW)) {
    const likely = variables.flatMap((variable): Given[] =>
      variable.likely === undefined ? [] : [{ variable, value: variable.likely }],
    );
    if (find(likely) !== undefined) return find(withoutUnneeded(likely, find));
  }
  for (const given of assignments(variables)) {
    const found = find(given);
    if (found !== undefined) return found;
  }
  return undefined;
}
