import { atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type ConditionUse, checkConditions, typesAsked } from '../model/conditions.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Evaluation } from '../verdicts.ts';

function judge({ origin }: CheckContext, { file, condition }: ConditionUse): Evaluation[] {
  return typesAsked(condition).map(({ pointer, type, isPossible }) => {
    const message = `A condition looks at all answers together, which are an object, never ${quote(type)}.`;
    const advice = 'Write "object". What type one answer has, its own field says.';
    return {
      location: atValue(origin(file, pointer)),
      problem: isPossible ? undefined : { message, advice },
    };
  });
}

export const rule: Rule = {
  id: 'condition-type',
  about: 'A condition, or a branch of one, asks all answers together to be something other than an object.',
  check: (context) => checkConditions(context, (use) => judge(context, use)),
};
