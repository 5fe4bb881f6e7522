import { quote } from '../format.ts';
import { typesAsked } from '../model/conditions.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition requires the answers as a whole to be something other than an object.',
  check: perCondition(({ origin }, { file, condition }) =>
    typesAsked(condition).map(({ pointer, type, isPossible }) => {
      const message = `The answers as a whole are an object, never ${quote(type)}.`;
      const advice = 'Write "object". The type of one answer belongs to its own field.';
      return evaluation(isPossible, origin(file, pointer), message, advice);
    }),
  ),
};
