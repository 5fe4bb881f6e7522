import { atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { type ConditionUse, checkConditions, typesAsked } from '../model/conditions.ts';
import type { Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate({ origin }: CheckContext, { file, condition }: ConditionUse): Evaluation[] {
  return typesAsked(condition).map(({ pointer, type, isPossible }) => {
    const message = `The answers as a whole are an object, never ${quote(type)}.`;
    const advice = 'Write "object". The type of one answer belongs to its own field.';
    return {
      location: atValue(origin(file, pointer)),
      problem: isPossible ? undefined : { message, advice },
    };
  });
}

export const rule: Rule = {
  id: 'condition-type',
  topic: 'Conditions and facts',
  about: 'A condition requires the answers as a whole to be something other than an object.',
  check: (context) => checkConditions(context, (use) => evaluate(context, use)),
};
