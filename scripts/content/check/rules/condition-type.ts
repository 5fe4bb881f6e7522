import { atValue } from '../finding.ts';
import { type ConditionUse, checkConditions, typesAsked } from '../model/conditions.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Verdict } from '../verdicts.ts';
import { quote } from '../wording.ts';

function judge({ origin }: CheckContext, { file, condition }: ConditionUse): Verdict[] {
  return typesAsked(condition).map(({ pointer, type, isPossible }) => {
    const message = `A condition looks at all answers together, which are an object, never ${quote(type)}.`;
    const fix = 'Write "object". What type one answer has, its own field says.';
    return { place: atValue(origin(file, pointer)), wrong: isPossible ? undefined : { message, fix } };
  });
}

export const rule: Rule = {
  id: 'condition-type',
  about: 'A condition, or a branch of one, asks all answers together to be something other than an object.',
  check: (context) => checkConditions(context, (use) => judge(context, use)),
};
