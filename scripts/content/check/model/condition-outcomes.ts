import { groupsOf } from '../../../groups-of.ts';
import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { conditionOutcome, type Outcome } from '../../proofs/condition-outcome.ts';
import { type Origin, placeKey, valueAt } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { type CheckContext, evaluation, reportProblems } from '../rule.ts';
import { constantsOf, innerNames } from './condition-values.ts';
import { type ConditionUse, conditionUses, type Role, roleOf, typesAsked } from './conditions.ts';
import { namesRead } from './schema-parts.ts';

/** Returns true if another rule reports what a condition reads, which may explain its outcome. */
function isReportedElsewhere({ scope, condition }: ConditionUse): boolean {
  return (
    namesRead(condition).some(({ name }) => !scope.names.has(name)) ||
    typesAsked(condition).some(({ isPossible }) => !isPossible) ||
    innerNames(condition, scope.schemaOf).some(({ name, known }) => !known.includes(name)) ||
    constantsOf(condition, scope.schemaOf).some(({ isPossible }) => !isPossible)
  );
}

/** Returns the outcome of a condition; `unknown` if another rule reports it. */
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

interface OutcomeTexts {
  /** undefined if another rule reports a condition with this role */
  messageFor(role: Role): string | undefined;
  /** message for a condition that several places share */
  shared: string;
  advice: string;
}

/**
 * Reports the conditions that have one outcome, whatever is answered; a shared condition that has it in all its places
 * once, where it is defined.
 */
export function reportOutcome(
  context: CheckContext,
  outcome: Outcome,
  { messageFor, shared, advice }: OutcomeTexts,
): Report[] {
  const uses = conditionUses(context).map((use) => ({ use, definition: definitionOf(context, use) }));
  const users = groupsOf(uses, ({ definition }) => definition && placeKey(definition));
  const evaluations = uses.map(({ use, definition }) => {
    const sharing = (definition && users.get(placeKey(definition))) ?? [];
    const isSame = sharing.length > 0 && sharing.every((each) => outcomeOf(each.use) === outcome);
    const message = outcomeOf(use) === outcome ? messageFor(roleOf(context, use)) : undefined;
    const location = definition && isSame ? definition : context.origin(use.file, use.condition.pointer);
    const text = isSame && sharing.length > 1 ? shared : (message ?? '');
    // what another rule reports is no less wrong in the other places
    return definition && isSame && message === undefined
      ? []
      : [evaluation(message === undefined, location, text, advice)];
  });
  return reportProblems(evaluations.flat());
}
