import { atValue } from '../finding.ts';
import { outcomeOf } from '../model/condition-outcomes.ts';
import { checkConditions, roleOf } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';
import { quote } from '../wording.ts';

export const rule: Rule = {
  id: 'step-unreachable',
  about: 'A step belongs to its journey under a condition that never holds, so no visitor can reach it.',
  check: (context) =>
    checkConditions(context, (use) => {
      const role = roleOf(context, use);
      if (role.of !== 'step') return [];
      const message = `This never holds, so the step ${quote(role.hash)} can never be reached.`;
      const fix = 'Change what it asks for, or remove the step.';
      // a shared condition may be right in its other places
      const place = atValue(context.site(use.file, use.condition.pointer));
      return [{ place, wrong: outcomeOf(use) === 'never' ? { message, fix } : undefined }];
    }),
};
