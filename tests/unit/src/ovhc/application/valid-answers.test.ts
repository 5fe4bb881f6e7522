import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validAnswers } from '../../../../../src/ovhc/application/quote-answers.ts';
import { journey, setToday, validators } from '../../../content/application/steps.ts';

const steps = journey.steps.map(({ step }) => step);
const right = (answers: object) => validAnswers(steps, validators, { ...answers });

beforeEach(() => setToday(2026, 7, 1));
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [{ coverStart: '2026-07-01' }, true],
  [{ coverStart: '2062-09-05' }, false],
  [{ coverStart: '2020-01-01' }, false],
  [{ DOB: '1926-07-01' }, true],
  [{ DOB: '1925-12-01' }, false],
  [{ DOB: '12/0' }, false],
  [{ DOBPartner: '1990-01-01' }, true],
  [{ currentHealthCover: 'maybe' }, false],
  [{ paymentFrequency: 'M' }, true],
  [{ paymentFrequency: 'D' }, false],
])('§5 what its own field refuses never reaches the quote: %j → %s', (answers, isRight) => {
  expect(right(answers)).toEqual(isRight ? answers : {});
});

test('§5 an answer is judged by its own field, whatever else its step still misses', () => {
  expect(right({ DOB: '1990-01-01', coverStart: '2020-01-01' })).toEqual({ DOB: '1990-01-01' });
});
