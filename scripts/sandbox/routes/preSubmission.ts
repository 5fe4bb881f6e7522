import type { PreSubmissionCall } from '#types/api/preSubmission';
import type { SandboxCall } from '../call.ts';
import { testAccounts } from '../data/test-accounts.ts';
import { checkDependants } from '../submission/check-dependants.ts';
import { checkTerms } from '../submission/check-terms.ts';
import { findToken } from '../submission/find-token.ts';
import { CALL } from '../submission/name.ts';
import { answerOf, type Verdict } from '../submission/verdict.ts';

function accountVerdict(accountNumber: string | undefined): Verdict {
  return testAccounts.find((account) => account.accountNumber === accountNumber)?.verdict ?? 'member';
}

export const preSubmission: SandboxCall<PreSubmissionCall> = {
  name: CALL,
  method: 'POST',
  url: '/hcf/preSubmission',
  body: 'json',
  bodyLimit: 64 * 1024,
  outbox: 'submissions',
  answer: ({ body }, { references, gateway, given }, { contracts }) =>
    given.once(body, () => {
      checkDependants(body, contracts);
      checkTerms(body);
      if (body.debitType === 'E') return answerOf(accountVerdict(body.accountNumber), body, references);
      const token = findToken(body, gateway);
      // only now: what is refused has cost nothing
      token.isUsed = true;
      return answerOf(token.verdict, body, references);
    }),
};
