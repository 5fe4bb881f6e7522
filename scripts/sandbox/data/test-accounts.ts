import type { Verdict } from '../submission/verdict.ts';

/** Bank accounts that are known by their numbers. With any other an application is accepted, with a member number. */
export const testAccounts: { accountNumber: string; verdict: Verdict; description: string }[] = [
  { accountNumber: '111111111', verdict: 'case', description: 'Accepted, with a case number' },
  { accountNumber: '222222222', verdict: 'failed', description: 'preSubmission says FAILED' },
  {
    accountNumber: '333333333',
    verdict: 'case-without-order',
    description: 'Accepted, with a case number and no order id',
  },
];
