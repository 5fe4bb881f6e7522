import { atValue } from '../finding.ts';
import { type ConditionUse, judgeConditions } from '../judge-conditions.ts';
import { roleOf } from '../model/condition-role.ts';
import { settledOutcome } from '../model/settled.ts';
import type { CheckContext, Rule } from '../rule.ts';
import type { Verdict } from '../verdicts.ts';
import { quote } from '../wording.ts';

function judge(context: CheckContext, use: ConditionUse): Verdict[] {
  const role = roleOf(context, use);
  if (role.of !== 'step') return [];
  const message = `This never holds, so the step ${quote(role.hash)} can never be reached.`;
  const fix = 'Change what it asks for, or take the step out.';
  return [
    {
      // a condition that others share may be right for them
      place: atValue(context.site(use.file, use.condition.pointer)),
      wrong: settledOutcome(use) === 'never' ? { message, fix } : undefined,
    },
  ];
}

export const rule: Rule = {
  id: 'step-unreachable',
  about: 'A step belongs to its journey under a condition that never holds, so nobody can ever reach it.',
  check: (context) => judgeConditions(context, (use) => judge(context, use)),
};
