import type { Fund } from '#types/data/answers';
import { type Answers, isAnswered } from '../answers.ts';
import { firstItem } from './items.ts';

/** §7 "existing fund details with terminate-membership flag", of the visitor or, with the suffix, of the partner. */
export function fundOf(answers: Answers, suffix: '' | 'Partner') {
  const hasCover = isAnswered(answers, `currentHealthCover${suffix}` as const, 'yes');
  if (!hasCover) return { switchFundFlag: 'N' };
  const fund = firstItem<Fund[number]>(answers[`currentFund${suffix}` as const]);
  return {
    switchFundFlag: 'Y',
    existingFundId: fund?.HealthFundId,
    existingFundName: fund?.HealthFundName,
    existingFundMemberNumber: answers[`memberNumber${suffix}` as const],
    terminateMembershipFlag: isAnswered(answers, `authorise${suffix}` as const, true) ? 'Y' : 'N',
  };
}
