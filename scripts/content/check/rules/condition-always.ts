import type { Words } from '../finding.ts';
import { reportOutcome } from '../model/condition-outcomes.ts';
import type { Role } from '../model/conditions.ts';
import type { Rule } from '../rule.ts';
import { list, quote } from '../wording.ts';

const fix = 'Ask for what should make the difference, or remove the condition.';

function textsFor(role: Role): Words {
  switch (role.of) {
    case 'step':
      return { message: `This always holds, so the step ${quote(role.hash)} always belongs.`, fix };
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This always holds, so ${list(role.fields)} shows from the start.`, fix }
        : { message: 'This always holds, so "if" makes no difference.', fix };
    case 'refusal':
      return { message: 'Everything matches this, so "not" refuses every answer.', fix };
    case 'notice':
      return { message: 'This always holds, so what depends on it always shows.', fix };
  }
}

const shared: Words = { message: 'This always holds wherever it is used, so it makes no difference.', fix };

export const rule: Rule = {
  id: 'condition-always',
  about: 'A condition always holds, whatever is answered, so it makes no difference.',
  check: (context) => reportOutcome(context, 'always', textsFor, shared),
};
