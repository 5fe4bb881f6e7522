import type { Verdict } from '../submission/verdict.ts';

/** What the card frame does with a card when the page says submit. */
export type FrameAnswer =
  | 'token'
  | 'token twice'
  | 'token late'
  | 'token after a challenge'
  | 'declined'
  | 'failure'
  | 'nothing';

export interface TestCard {
  /** As it stands on a card. */
  number: string;
  frame: FrameAnswer;
  /** What an application that is paid with it comes to. */
  verdict: Verdict;
  description: string;
}

const card = (
  number: string,
  description: string,
  { frame = 'token', verdict = 'member' }: Partial<TestCard> = {},
): TestCard => ({ number, frame, verdict, description });

/** How late the late token is, in milliseconds. */
export const LATE = 3000;

/** Cards that are known by their numbers. Any other that could be a real one does as the first. */
export const testCards: TestCard[] = [
  card('4111 1111 1111 1111', 'Visa: accepted, with a member number'),
  card('5555 5555 5555 4444', 'Mastercard: accepted, with a member number'),
  card('3782 822463 10005', 'American Express: accepted, with a member number'),
  card('4000 0000 0000 0002', 'Declined by the bank: outcome false', { frame: 'declined' }),
  card('4000 0000 0000 0010', 'The gateway is down: failure', { frame: 'failure' }),
  card('4000 0000 0000 0028', 'Gets a token; preSubmission then says FAILED', { verdict: 'failed' }),
  card('4000 0000 0000 0036', 'Accepted, with a case number', { verdict: 'case' }),
  card('4000 0000 0000 0044', 'Accepted, three seconds late', { frame: 'token late' }),
  card('4000 0000 0000 0051', 'Never answered', { frame: 'nothing' }),
  card('4000 0000 0000 0069', 'Accepted, and its token is told twice', { frame: 'token twice' }),
  card('4000 0000 0000 0077', 'Accepted, with a case number and no order id', {
    verdict: 'case-without-order',
  }),
  card('4000 0000 0000 0093', 'Accepted once its holder has entered the code of the bank (3-D Secure)', {
    frame: 'token after a challenge',
  }),
];
