import { list, quote } from '../format.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';

function messageFor(role: Role): string {
  switch (role.of) {
    case 'step':
      return `This always holds, so the step ${quote(role.hash)} always belongs.`;
    case 'reveal':
      return role.fields.length > 0
        ? `This always holds, so ${list(role.fields)} shows from the start.`
        : 'This always holds, so "if" makes no difference.';
    case 'refusal':
      return 'Everything matches this, so "not" refuses every answer.';
    case 'notice':
      return 'This always holds, so what depends on it always shows.';
  }
}

export const rule: Rule = {
  topic: 'Conditions and facts',
  about: 'A condition always holds, whatever is answered, so it makes no difference.',
  check: (context) =>
    reportOutcome(context, 'always', {
      messageFor,
      shared: 'This always holds wherever it is used, so it makes no difference.',
      advice: 'Ask for what should make the difference, or remove the condition.',
    }),
};
