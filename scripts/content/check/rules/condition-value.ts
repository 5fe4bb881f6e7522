import { isObject } from '../../json.ts';
import { list, quote, suggestName } from '../format.ts';
import { type Constant, constantsOf } from '../model/condition-values.ts';
import { hasUnknownChoice } from '../model/field-values.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

const MAX_LISTED = 4;

function adviceFor({ name, value, possible }: Constant): string {
  const choices = possible.filter((choice) => typeof choice === 'string');
  const numbers = possible.filter((choice) => typeof choice === 'number');
  if (typeof value === 'string' && choices.length > 0) return suggestName(value, choices, 'Remove it.');
  if (numbers.length > 1)
    return `${quote(name)} can be from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`;
  const listed = possible.filter((each) => !isObject(each) && !Array.isArray(each)).slice(0, MAX_LISTED);
  return listed.length > 0 ? `${quote(name)} can be ${list(listed)}.` : 'Use a value that it can have.';
}

export const rule: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition waits for a value that its field or fact can never have.',
  check: perCondition((context, { file, scope, condition }) =>
    constantsOf(condition, scope.schemaOf).map((constant) => {
      const { pointer, name, value, isPossible } = constant;
      // where code does not know a choice either, it is the choice that is wrong
      const isRight = isPossible || hasUnknownChoice(context, file, name);
      const message = `${quote(name)} can never be ${quote(value)}.`;
      return evaluation(isRight, context.origin(file, pointer), message, adviceFor(constant));
    }),
  ),
};
