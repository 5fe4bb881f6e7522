import { list } from '../format.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';

function messageFor(role: Role): string | undefined {
  switch (role.of) {
    case 'step':
      return undefined; // step-unreachable reports it
    case 'reveal':
      return role.fields.length > 0
        ? `This never holds, so ${list(role.fields)} can never be revealed.`
        : 'This never holds, so "then" has no effect.';
    case 'refusal':
      return 'Nothing ever matches this, so "not" refuses no answer.';
    case 'notice':
      return 'This never holds, so what depends on it never shows.';
  }
}

export const rule: Rule = {
  topic: 'Conditions and facts',
  about:
    'A condition never holds, whatever is answered: the field or the notice that depends on it never shows.',
  check: (context) =>
    reportOutcome(context, 'never', {
      messageFor,
      shared: 'This never holds wherever it is used, so nothing that depends on it shows.',
      advice: 'Change what it asks for, or remove what depends on it.',
    }),
};
