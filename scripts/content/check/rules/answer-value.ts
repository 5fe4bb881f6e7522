import { atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { fixValue, type ReadValue, readValues } from '../model/field-values.ts';
import { type Evaluation, reportProblems } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate(
  { origin }: CheckContext,
  { file, name, answer, value, pointer, isKnown }: ReadValue,
): Evaluation {
  const message = `Code that reads ${quote(name)} does not know ${quote(value)}.`;
  return {
    location: atValue(origin(file, pointer)),
    problem: isKnown ? undefined : { message, advice: fixValue(value, answer) },
  };
}

export const rule: Rule = {
  id: 'answer-value',
  topic: 'Fields and what they accept',
  about: 'A field offers a choice that the code reading its answers does not know.',
  check: (context) => reportProblems(readValues(context).map((value) => evaluate(context, value))),
};
