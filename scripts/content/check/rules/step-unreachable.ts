import { atValue } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { outcomeOf } from '../model/condition-outcomes.ts';
import { checkConditions, roleOf } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';

export const rule: Rule = {
  id: 'step-unreachable',
  topic: 'Pages, journeys and steps',
  about: 'A step belongs to its journey under a condition that never holds, so no visitor can reach it.',
  check: (context) =>
    checkConditions(context, (use) => {
      const role = roleOf(context, use);
      if (role.of !== 'step') return [];
      const message = `This never holds, so the step ${quote(role.hash)} can never be reached.`;
      const advice = 'Change what it asks for, or remove the step.';
      // a shared condition may be right in its other places
      const location = atValue(context.site(use.file, use.condition.pointer));
      return [{ location, problem: outcomeOf(use) === 'never' ? { message, advice } : undefined }];
    }),
};
