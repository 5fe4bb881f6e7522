import { atPart } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { innerNames } from '../model/condition-values.ts';
import { type ConditionUse, checkConditions } from '../model/conditions.ts';
import type { Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate({ origin }: CheckContext, { file, scope, condition }: ConditionUse): Evaluation[] {
  const seen = new Set<string>();
  return innerNames(condition, scope.schemaOf).flatMap(({ name, of, known, pointer, part }) => {
    const isFirst = seen.size < seen.add(`${of} ${name}`).size;
    if (!isFirst) return [];
    const problem = {
      message: `${quote(of)} has no ${quote(name)}.`,
      advice: suggestName(name, known, 'Remove it.'),
    };
    return [
      { location: atPart(origin(file, pointer), part), problem: known.includes(name) ? undefined : problem },
    ];
  });
}

export const rule: Rule = {
  id: 'condition-property',
  topic: 'Conditions and facts',
  about: 'A condition reads something inside an answer that the answer never has.',
  check: (context) => checkConditions(context, (use) => evaluate(context, use)),
};
