import { atValue } from '../finding.ts';
import { fixValue, type ReadValue, readValues } from '../model/field-values.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { reportWrong, type Verdict } from '../verdicts.ts';
import { quote } from '../wording.ts';

function judge(
  { origin }: CheckContext,
  { file, name, answer, value, pointer, isKnown }: ReadValue,
): Verdict {
  const message = `Code that reads ${quote(name)} does not know ${quote(value)}.`;
  return {
    place: atValue(origin(file, pointer)),
    wrong: isKnown ? undefined : { message, fix: fixValue(value, answer) },
  };
}

export const rule: Rule = {
  id: 'answer-value',
  about: 'A field offers a choice that the code which reads its answers does not know.',
  check: (context) => reportWrong(readValues(context).map((value) => judge(context, value))),
};
