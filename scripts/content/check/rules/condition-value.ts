import { isObject } from '../../json.ts';
import { atValue } from '../diagnostic.ts';
import { list, quote, suggestName } from '../format.ts';
import { type Constant, constantsOf } from '../model/condition-values.ts';
import { type ConditionUse, checkConditions } from '../model/conditions.ts';
import { hasUnknownChoice } from '../model/field-values.ts';
import type { Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

/** More than a few examples help nobody. */
const LISTED = 4;

function fixFor({ name, value, possible }: Constant): string {
  const choices = possible.filter((choice) => typeof choice === 'string');
  const numbers = possible.filter((choice) => typeof choice === 'number');
  if (typeof value === 'string' && choices.length > 0) return suggestName(value, choices, 'Remove it.');
  if (numbers.length > 1)
    return `${quote(name)} can be from ${Math.min(...numbers)} to ${Math.max(...numbers)}.`;
  const reported = possible.filter((each) => !isObject(each) && !Array.isArray(each)).slice(0, LISTED);
  return reported.length > 0 ? `${quote(name)} can be ${list(reported)}.` : 'Use a value that it can have.';
}

function evaluate(context: CheckContext, { file, scope, condition }: ConditionUse): Evaluation[] {
  return constantsOf(condition, scope.schemaOf).map((constant) => {
    const { pointer, name, value, isPossible } = constant;
    // where code does not know a choice either, it is the choice that is wrong
    const isRight = isPossible || hasUnknownChoice(context, file, name);
    const message = `${quote(name)} can never be ${quote(value)}.`;
    return {
      location: atValue(context.origin(file, pointer)),
      problem: isRight ? undefined : { message, advice: fixFor(constant) },
    };
  });
}

export const rule: Rule = {
  id: 'condition-value',
  topic: 'Conditions and facts',
  about: 'A condition waits for a value that its field or fact can never have.',
  check: (context) => checkConditions(context, (use) => evaluate(context, use)),
};
