import type { Problem } from '../diagnostic.ts';
import { list } from '../format.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';

const advice = 'Change what it asks for, or remove what depends on it.';

function textsFor(role: Role): Problem | undefined {
  switch (role.of) {
    case 'step':
      return undefined; // step-unreachable reports it
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This never holds, so ${list(role.fields)} can never be revealed.`, advice }
        : { message: 'This never holds, so "then" has no effect.', advice };
    case 'refusal':
      return { message: 'Nothing ever matches this, so "not" refuses no answer.', advice };
    case 'notice':
      return { message: 'This never holds, so what depends on it never shows.', advice };
  }
}

const shared: Problem = {
  message: 'This never holds wherever it is used, so nothing that depends on it shows.',
  advice,
};

export const rule: Rule = {
  id: 'condition-never',
  topic: 'Conditions and facts',
  about:
    'A condition never holds, whatever is answered: the field or the notice that depends on it never shows.',
  check: (context) => reportOutcome(context, 'never', textsFor, shared),
};
