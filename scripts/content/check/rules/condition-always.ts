import type { Words } from '../finding.ts';
import { judgeOutcomes } from '../judge-outcomes.ts';
import type { Role } from '../model/condition-role.ts';
import type { Rule } from '../rule.ts';
import { list, quote } from '../wording.ts';

const fix = 'Ask for what should make the difference, or take the condition out.';

function wordsFor(role: Role): Words {
  switch (role.of) {
    case 'step':
      return { message: `This always holds, so the step ${quote(role.hash)} always belongs.`, fix };
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This always holds, so ${list(role.fields)} shows from the start.`, fix }
        : { message: 'This always holds, so "if" makes no difference.', fix };
    case 'refusal':
      return { message: 'Everything fits this, so "not" refuses every answer.', fix };
    case 'notice':
      return { message: 'This always holds, so what waits for it always shows.', fix };
  }
}

const shared: Words = {
  message: 'This always holds in every place that takes it in, so it makes no difference.',
  fix,
};

export const rule: Rule = {
  id: 'condition-always',
  about: 'A condition always holds, whatever is answered, so it makes no difference.',
  check: (context) => judgeOutcomes(context, 'always', { of: wordsFor, shared }),
};
