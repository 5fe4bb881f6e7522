import { groupsOf } from '../../../groups-of.ts';
import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { conditionOutcome, type Outcome } from '../../proofs/condition-outcome.ts';
import { type Origin, placeKey, valueAt } from '../../resolve.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import type { CheckContext } from '../rule.ts';
import { constantsOf, innerNames } from './condition-values.ts';
import {
  type ConditionUse,
  checkConditions,
  conditionUses,
  type Role,
  roleOf,
  typesAsked,
} from './conditions.ts';
import { namesRead } from './schema-parts.ts';

/** Tells whether another rule reports what a condition reads: that may be all that is wrong with it. */
function isReportedElsewhere({ scope, condition }: ConditionUse): boolean {
  return (
    namesRead(condition).some(({ name }) => !scope.names.has(name)) ||
    typesAsked(condition).some(({ isPossible }) => !isPossible) ||
    innerNames(condition, scope.schemaOf).some(({ name, known }) => !known.includes(name)) ||
    constantsOf(condition, scope.schemaOf).some(({ isPossible }) => !isPossible)
  );
}

/** Returns the outcome of a condition; `unknown` where something else is wrong with it. */
export const outcomeOf: (use: ConditionUse) => Outcome = weakMemo((use) =>
  isReportedElsewhere(use) ? 'unknown' : conditionOutcome(use.condition.schema, use.scope.schemaOf),
);

/** Returns the shared definition that a condition is; undefined for one that adds something of its own. */
function definitionOf({ resolved, origin }: CheckContext, use: ConditionUse): Origin | undefined {
  const { file, pointer } = origin(use.file, use.condition.pointer);
  const written = valueAt(file, pointer);
  const isAlone = isObject(written) && Object.keys(written).length === 1;
  return isAlone ? resolved(use.file).refs.get(use.condition.pointer) : undefined;
}

/**
 * Reports the conditions that have one outcome, whatever is answered. A shared condition that has it in all its places
 * is reported once, where it is defined.
 *
 * @param texts returns what to report; undefined where another rule does
 * @param shared what to report of a condition that several places share
 */
export function reportOutcome(
  context: CheckContext,
  outcome: Outcome,
  texts: (role: Role) => Problem | undefined,
  shared: Problem,
): Report[] {
  const users = groupsOf(conditionUses(context), (use) => {
    const definition = definitionOf(context, use);
    return definition && placeKey(definition);
  });
  return checkConditions(context, (use) => {
    const definition = definitionOf(context, use);
    const sharing = (definition && users.get(placeKey(definition))) ?? [];
    const problem = outcomeOf(use) === outcome ? texts(roleOf(context, use)) : undefined;
    if (!definition || !sharing.every((each) => outcomeOf(each) === outcome))
      return [{ location: atValue(context.origin(use.file, use.condition.pointer)), problem }];
    // what another rule reports is no less wrong in the other places
    return problem ? [{ location: atValue(definition), problem: sharing.length > 1 ? shared : problem }] : [];
  });
}
