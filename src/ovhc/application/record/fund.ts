import type { JsonObject } from '../../../engine/form/paths.ts';
import { firstItem } from './items.ts';

/** §7 "existing fund details with terminate-membership flag", of the visitor or, with the suffix, of the partner. */
export function fundOf(answers: JsonObject, suffix: '' | 'Partner') {
  const hasCover = answers[`currentHealthCover${suffix}`] === 'yes';
  if (!hasCover) return { switchFundFlag: 'N' };
  const fund = firstItem(answers[`currentFund${suffix}`]);
  return {
    switchFundFlag: 'Y',
    existingFundId: fund?.HealthFundId,
    existingFundName: fund?.HealthFundName,
    existingFundMemberNumber: answers[`memberNumber${suffix}`],
    terminateMembershipFlag: answers[`authorise${suffix}`] === true ? 'Y' : 'N',
  };
}
