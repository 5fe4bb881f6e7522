import { quote } from '../format.ts';
import { outcomeOf } from '../model/condition-outcomes.ts';
import { roleOf } from '../model/conditions.ts';
import { evaluation, perCondition, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A step belongs to its journey under a condition that never holds, so no visitor can reach it.',
  check: perCondition((context, use) => {
    const role = roleOf(context, use);
    if (role.of !== 'step') return [];
    // a shared condition may be right in its other places
    const location = context.site(use.file, use.condition.pointer);
    const message = `This never holds, so the step ${quote(role.hash)} can never be reached.`;
    const advice = 'Change what it asks for, or remove the step.';
    return [evaluation(outcomeOf(use) !== 'never', location, message, advice)];
  }),
};
