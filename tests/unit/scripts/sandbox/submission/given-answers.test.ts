import { expect, test } from 'vitest';
import { GivenAnswers } from '../../../../../scripts/sandbox/submission/given-answers.ts';
import { BY_ACCOUNT } from '../support/payments.ts';

const ACCEPTED = { SaveStatus: 'OK', orderResponse: { description: 'Approved' } } as const;
const record = (number: number) => ({
  ...BY_ACCOUNT,
  submissionReference: number.toString(16).padStart(32, '0'),
});

test('the newest 20,000 answers are given again, however many there were', () => {
  const given = new GivenAnswers();
  const first = given.once(record(0), () => ({ ...ACCEPTED }));
  expect(given.once(record(0), () => ({ ...ACCEPTED }))).toBe(first);
  for (let number = 1; number <= 50_000; number += 1) given.once(record(number), () => ({ ...ACCEPTED }));

  const again = (number: number) => {
    let isNew = false;
    given.once(record(number), () => {
      isNew = true;
      return { ...ACCEPTED };
    });
    return !isNew;
  };
  expect(again(30_001)).toBe(true);
  expect(again(0)).toBe(false);
});
