import { placeOf } from '../finding.ts';
import { type ConditionUse, checkConditions } from '../model/conditions.ts';
import { innerNames } from '../model/inner-names.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Verdict } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

function judge({ origin }: CheckContext, { file, scope, condition }: ConditionUse): Verdict[] {
  const seen = new Set<string>();
  return innerNames(condition, scope.schemaOf).flatMap(({ name, of, known, pointer, part }) => {
    const isFirst = seen.size < seen.add(`${of} ${name}`).size;
    if (!isFirst) return [];
    const words = {
      message: `This looks for ${quote(name)} in ${quote(of)}, which has none.`,
      fix: fixName(name, known, 'Take it out.'),
    };
    return [{ place: placeOf(origin(file, pointer), part), wrong: known.includes(name) ? undefined : words }];
  });
}

export const rule: Rule = {
  id: 'condition-property',
  about: 'A condition looks for something inside an answer that the answer never holds.',
  check: (context) => checkConditions(context, (use) => judge(context, use)),
};
