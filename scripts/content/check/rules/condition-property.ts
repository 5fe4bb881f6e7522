import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { innerNames } from '../model/condition-values.ts';
import { type ConditionUse, checkConditions } from '../model/conditions.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Evaluation } from '../verdicts.ts';

function judge({ origin }: CheckContext, { file, scope, condition }: ConditionUse): Evaluation[] {
  const seen = new Set<string>();
  return innerNames(condition, scope.schemaOf).flatMap(({ name, of, known, pointer, part }) => {
    const isFirst = seen.size < seen.add(`${of} ${name}`).size;
    if (!isFirst) return [];
    const problem = {
      message: `This looks for ${quote(name)} in ${quote(of)}, which has none.`,
      advice: suggestName(name, known, 'Take it out.'),
    };
    return [
      { location: atPart(origin(file, pointer), part), problem: known.includes(name) ? undefined : problem },
    ];
  });
}

export const rule: Rule = {
  id: 'condition-property',
  about: 'A condition looks for something inside an answer that the answer never holds.',
  check: (context) => checkConditions(context, (use) => judge(context, use)),
};
