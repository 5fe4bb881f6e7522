import type { Words } from '../finding.ts';
import { judgeOutcomes } from '../judge-outcomes.ts';
import type { Role } from '../model/condition-role.ts';
import type { Rule } from '../rule.ts';
import { list } from '../wording.ts';

const fix = 'Change what it asks for, or take out what waits for it.';

function wordsFor(role: Role): Words | undefined {
  switch (role.of) {
    case 'step':
      return undefined; // step-unreachable tells
    case 'reveal':
      return role.fields.length > 0
        ? { message: `This never holds, so ${list(role.fields)} can never be revealed.`, fix }
        : { message: 'This never holds, so what "then" says never counts.', fix };
    case 'refusal':
      return { message: 'Nothing ever fits this, so "not" refuses no answer.', fix };
    case 'notice':
      return { message: 'This never holds, so what waits for it never shows.', fix };
  }
}

const shared: Words = {
  message: 'This never holds in any place that takes it in, so nothing that waits for it ever counts.',
  fix,
};

export const rule: Rule = {
  id: 'condition-never',
  about:
    'A condition never holds, whatever is answered: the field or the notice that waits for it never shows.',
  check: (context) => judgeOutcomes(context, 'never', { of: wordsFor, shared }),
};
