import { quote } from '../format.ts';
import { fixValue, readValues } from '../model/field-values.ts';
import { evaluation, type Rule, reportProblems } from '../rule.ts';

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field offers a choice that the code reading its answers does not know.',
  check: (context) =>
    reportProblems(
      readValues(context).map(({ file, name, answer, value, pointer, isKnown }) => {
        const message = `Code that reads ${quote(name)} does not know ${quote(value)}.`;
        return evaluation(isKnown, context.origin(file, pointer), message, fixValue(value, answer));
      }),
    ),
};
