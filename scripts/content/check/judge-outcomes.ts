import { groupsOf } from '../../groups-of.ts';
import { isObject } from '../json.ts';
import type { Outcome } from '../proofs/condition-outcome.ts';
import { type Origin, placeKey, valueAt } from '../resolve.ts';
import { atValue, type Report, type Words } from './finding.ts';
import { type ConditionUse, conditionUses, judgeConditions } from './judge-conditions.ts';
import { type Role, roleOf } from './model/condition-role.ts';
import { settledOutcome } from './model/settled.ts';
import type { CheckContext } from './rule.ts';

/** What it means for what hangs on a condition that it turns out one way, whatever is answered. */
export interface OutcomeWords {
  /** undefined where another rule tells */
  of(role: Role): Words | undefined;
  /** for a shared condition that several places take in */
  shared: Words;
}

/** The shared definition that a condition is, as it stands there; undefined for one that says something of its own. */
function definitionOf({ resolved, origin }: CheckContext, use: ConditionUse): Origin | undefined {
  const { file, pointer } = origin(use.file, use.condition.pointer);
  const written = valueAt(file, pointer);
  const isAlone = isObject(written) && Object.keys(written).length === 1;
  return isAlone ? resolved(use.file).refs.get(use.condition.pointer) : undefined;
}

/** Those that are no shared definition stand under undefined. */
function usersByDefinition(context: CheckContext): ReadonlyMap<string | undefined, readonly ConditionUse[]> {
  return groupsOf(conditionUses(context), (use) => {
    const definition = definitionOf(context, use);
    return definition && placeKey(definition);
  });
}

/**
 * Reports the conditions that turn out one way, whatever is answered. A shared one that does so for all who take it in
 * is told of once, where it is defined.
 */
export function judgeOutcomes(context: CheckContext, outcome: Outcome, words: OutcomeWords): Report[] {
  const users = usersByDefinition(context);
  const turnsOut = (use: ConditionUse) => settledOutcome(use) === outcome;
  return judgeConditions(context, (use) => {
    const { file, condition } = use;
    const definition = definitionOf(context, use);
    const sharing = (definition && users.get(placeKey(definition))) ?? [];
    const wrong = turnsOut(use) ? words.of(roleOf(context, use)) : undefined;
    if (!definition || !sharing.every(turnsOut))
      return [{ place: atValue(context.origin(file, condition.pointer)), wrong }];
    // what another rule tells makes it no less wrong for the others
    return wrong ? [{ place: atValue(definition), wrong: sharing.length > 1 ? words.shared : wrong }] : [];
  });
}
