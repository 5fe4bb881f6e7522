import type { Problem } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';

const advice = 'Ask for what should make the difference, or remove the condition.';

function textsFor(role: Role): Problem {
  switch (role.of) {
    case 'step':
      return { message: `This always holds, so the step ${quote(role.hash)} always belongs.`, advice };
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This always holds, so ${list(role.fields)} shows from the start.`, advice }
        : { message: 'This always holds, so "if" makes no difference.', advice };
    case 'refusal':
      return { message: 'Everything matches this, so "not" refuses every answer.', advice };
    case 'notice':
      return { message: 'This always holds, so what depends on it always shows.', advice };
  }
}

const shared: Problem = {
  message: 'This always holds wherever it is used, so it makes no difference.',
  advice,
};

export const rule: Rule = {
  id: 'condition-always',
  topic: 'Conditions and facts',
  about: 'A condition always holds, whatever is answered, so it makes no difference.',
  check: (context) => reportOutcome(context, 'always', textsFor, shared),
};
