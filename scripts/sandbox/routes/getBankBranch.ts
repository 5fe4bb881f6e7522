import type { GetBankBranchCall } from '#types/api/getBankBranch';
import type { SandboxCall } from '../call.ts';
import { bankBranches, FAILING_BSB } from '../data/bank-branches.ts';
import { httpError } from '../http-error.ts';

export const getBankBranch: SandboxCall<GetBankBranchCall> = {
  name: 'getBankBranch',
  method: 'POST',
  url: '/hcf/getBankBranch',
  body: 'form',
  answer: ({ body: { bsbNumberText } }) => {
    if (bsbNumberText === FAILING_BSB)
      throw httpError(500, `getBankBranch: the BSB ${FAILING_BSB} is the one whose lookup fails`);
    return { BranchName: bankBranches[bsbNumberText] ?? '' };
  },
};
