import { atValue, type Words } from '../finding.ts';
import { type ConditionUse, judgeConditions } from '../judge-conditions.ts';
import { type Role, roleOf } from '../model/condition-role.ts';
import { settledOutcome } from '../model/settled.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Verdict } from '../verdicts.ts';
import { list, quote } from '../wording.ts';

function wordsFor(role: Role): Words {
  const fix = 'Ask for what should make the difference, or take the condition out.';
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

function judge(context: CheckContext, use: ConditionUse): Verdict[] {
  const place = atValue(context.origin(use.file, use.condition.pointer));
  const wrong = settledOutcome(use) === 'always' ? wordsFor(roleOf(context, use)) : undefined;
  return [{ place, wrong }];
}

export const rule: Rule = {
  id: 'condition-always',
  about: 'A condition always holds, whatever is answered, so it makes no difference.',
  check: (context) => judgeConditions(context, (use) => judge(context, use)),
};
