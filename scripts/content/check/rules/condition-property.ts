import { quote, suggestName } from '../format.ts';
import { innerNames } from '../model/condition-values.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition reads something inside an answer that the answer never has.',
  check: perCondition(({ origin }, { file, scope, condition }) => {
    const names = innerNames(condition, scope.schemaOf).map(
      (each) => [`${each.of} ${each.name}`, each] as const,
    );
    // Map keeps the last of equal keys, and the first is reported
    return [...new Map(names.reverse()).values()].map(({ name, of, known, pointer, part }) => {
      const location = { ...origin(file, pointer), part };
      const advice = suggestName(name, known, 'Remove it.');
      return evaluation(known.includes(name), location, `${quote(of)} has no ${quote(name)}.`, advice);
    });
  }),
};
