import { atValue, type Report, type Words } from './finding.ts';
import { judgeConditions } from './judge-conditions.ts';
import { type Role, roleOf } from './model/condition-role.ts';
import type { Outcome } from './model/outcome.ts';
import { settledOutcome } from './model/settled.ts';
import type { CheckContext } from './rule.ts';

/**
 * Reports the conditions that turn out one way, whatever is answered.
 *
 * @param wordsFor what that means for what hangs on the condition; undefined where another rule tells
 */
export function judgeOutcomes(
  context: CheckContext,
  outcome: Outcome,
  wordsFor: (role: Role) => Words | undefined,
): Report[] {
  return judgeConditions(context, (use) => {
    const place = atValue(context.origin(use.file, use.condition.pointer));
    return [{ place, wrong: settledOutcome(use) === outcome ? wordsFor(roleOf(context, use)) : undefined }];
  });
}
