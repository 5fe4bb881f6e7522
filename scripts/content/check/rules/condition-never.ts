import type { Words } from '../finding.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';
import { list } from '../wording.ts';

const fix = 'Change what it asks for, or remove what depends on it.';

function textsFor(role: Role): Words | undefined {
  switch (role.of) {
    case 'step':
      return undefined; // step-unreachable reports it
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This never holds, so ${list(role.fields)} can never be revealed.`, fix }
        : { message: 'This never holds, so "then" has no effect.', fix };
    case 'refusal':
      return { message: 'Nothing ever matches this, so "not" refuses no answer.', fix };
    case 'notice':
      return { message: 'This never holds, so what depends on it never shows.', fix };
  }
}

const shared: Words = {
  message: 'This never holds wherever it is used, so nothing that depends on it shows.',
  fix,
};

export const rule: Rule = {
  id: 'condition-never',
  about:
    'A condition never holds, whatever is answered: the field or the notice that depends on it never shows.',
  check: (context) => reportOutcome(context, 'never', textsFor, shared),
};
