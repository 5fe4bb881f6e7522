import { groupsOf } from '../../../groups-of.ts';
import { objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { type Origin, originKey, valueAt } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { conditionOutcome, type Outcome } from '../model/condition-outcome.ts';
import { constantsOf, innerNames, unfitKeywords } from '../model/condition-values.ts';
import { type ConditionUse, conditionUses, type Role, requiredTypes, roleOf } from '../model/conditions.ts';
import { namesRead } from '../model/schema-parts.ts';
import { type CheckContext, evaluation, perCondition, type Rule, reportProblems } from '../rule.ts';

/** Returns true if another rule reports a name or value in a condition, which may explain the outcome. */
function isReportedElsewhere({ scope, condition }: ConditionUse): boolean {
  return (
    namesRead(condition).some(({ name }) => !scope.names.has(name)) ||
    requiredTypes(condition).some(({ isPossible }) => !isPossible) ||
    unfitKeywords(condition, scope.schemaOf).length > 0 ||
    innerNames(condition, scope.schemaOf).some(({ name, known }) => !known.includes(name)) ||
    constantsOf(condition, scope.schemaOf).some(({ isPossible }) => !isPossible)
  );
}

/** Returns the outcome of a condition, or `unknown` if another rule reports the condition. */
const outcomeOf: (use: ConditionUse) => Outcome = weakMemo((use) =>
  isReportedElsewhere(use) ? 'unknown' : conditionOutcome(use.condition.schema, use.scope.schemaOf),
);

function definitionOf({ resolved, origin }: CheckContext, use: ConditionUse): Origin | undefined {
  const { file, pointer } = origin(use.file, use.condition.pointer);
  const isAlone = Object.keys(objectOf(valueAt(file, pointer))).length === 1;
  return isAlone ? resolved(use.file).refs.get(use.condition.pointer) : undefined;
}

/** Reports conditions with an outcome: at the definition if all its uses have that outcome, else at the condition. */
function reportOutcome(
  context: CheckContext,
  outcome: Outcome,
  // returns undefined if another rule reports conditions with this role
  messageFor: (role: Role) => string | undefined,
  [shared, advice]: readonly [shared: string, advice: string],
): Report[] {
  const uses = conditionUses(context).map((use) => ({ use, definition: definitionOf(context, use) }));
  const users = groupsOf(uses, ({ definition }) => definition && originKey(definition));
  const evaluations = uses.flatMap(({ use, definition }) => {
    const sharing = (definition && users.get(originKey(definition))) ?? [];
    const isSame = sharing.length > 0 && sharing.every((each) => outcomeOf(each.use) === outcome);
    const message = outcomeOf(use) === outcome ? messageFor(roleOf(context, use)) : undefined;
    // a use that another rule reports does not make the other uses right
    if (isSame && message === undefined) return [];
    const location = (isSame && definition) || context.origin(use.file, use.condition.pointer);
    const text = isSame && sharing.length > 1 ? shared : (message ?? '');
    return [evaluation(message === undefined, location, text, advice)];
  });
  return reportProblems(evaluations);
}

function alwaysMessage(role: Role): string {
  if (role.of === 'step')
    return `This is always true, so the step ${quote(role.hash)} is always part of the journey.`;
  if (role.of === 'refusal') return 'Everything matches this, so "not" refuses every answer.';
  if (role.of === 'display') return 'This is always true, so what depends on it always shows.';
  return role.fields.length > 0
    ? `This is always true, so ${list(role.fields)} shows from the start.`
    : 'This is always true, so "if" makes no difference.';
}

export const conditionAlways: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition is true for every answer, so it makes no difference.',
  check: (context) =>
    reportOutcome(context, 'always', alwaysMessage, [
      'This is always true wherever it is used, so it makes no difference.',
      'Make the condition depend on an answer, or remove it.',
    ]),
};

function neverMessage(role: Role): string | undefined {
  if (role.of === 'step') return undefined; // step-unreachable reports it
  if (role.of === 'refusal') return 'Nothing ever matches this, so "not" refuses no answer.';
  if (role.of === 'display') return 'This is never true, so what depends on it never shows.';
  return role.fields.length > 0
    ? `This is never true, so ${list(role.fields)} can never be revealed.`
    : 'This is never true, so "then" has no effect.';
}

export const conditionNever: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition is true for no answer, so the field or alert that depends on it never shows.',
  check: (context) =>
    reportOutcome(context, 'never', neverMessage, [
      'This is never true wherever it is used, so nothing that depends on it shows.',
      'Change what it asks for, or remove what depends on it.',
    ]),
};

export const stepUnreachable: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'The condition of a step is never true, so no visitor can reach it.',
  check: perCondition((context, use) => {
    const role = roleOf(context, use);
    if (role.of !== 'step') return [];
    // a shared condition may be right in other places
    const location = context.locationOfUse(use.file, use.condition.pointer);
    const message = `This is never true, so the step ${quote(role.hash)} can never be reached.`;
    const advice = 'Change what it asks for, or remove the step.';
    return [evaluation(outcomeOf(use) !== 'never', location, message, advice)];
  }),
};
