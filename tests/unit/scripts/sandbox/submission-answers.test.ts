import { expect, test } from 'vitest';
import { SubmissionAnswers } from '../../../../scripts/sandbox/calls/submission-answers.ts';
import { BY_ACCOUNT } from './support/payments.ts';

const ACCEPTED = { SaveStatus: 'OK', orderResponse: { description: 'Approved' } } as const;
const record = (number: number) => ({
  ...BY_ACCOUNT,
  submissionReference: number.toString(16).padStart(32, '0'),
});

test('§7 the newest 20,000 answers are given again', () => {
  const answers = new SubmissionAnswers();
  const first = answers.once(record(0), () => ({ ...ACCEPTED }));
  expect(answers.once(record(0), () => ({ ...ACCEPTED }))).toBe(first);
  for (let number = 1; number <= 20_000; number += 1) answers.once(record(number), () => ({ ...ACCEPTED }));

  const again = (number: number) => {
    let isNew = false;
    answers.once(record(number), () => {
      isNew = true;
      return { ...ACCEPTED };
    });
    return !isNew;
  };
  expect(again(1)).toBe(true);
  expect(again(0)).toBe(false);
});
