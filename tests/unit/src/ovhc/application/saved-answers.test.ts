import { expect, test } from 'vitest';
import { savedAnswers } from '../../../../../src/ovhc/application/saved-answers.ts';

const TODAY = '2026-11-21';

test('decisions "Steps": what was typed in this tab is there again, right or not yet', () => {
  const draft = { firstName: 'Ada', DOB: '01/0', coverStart: '2026-12-01' };
  const quote = { age: 30, dob: '1996-01-01', coverStart: '2026-11-30' };
  expect(savedAnswers(draft, quote, TODAY)).toMatchObject(draft);
});

test('WCAG 3.3.7: what the quote knows from an earlier visit is not asked again', () => {
  const quote = {
    age: 30,
    dob: '1996-01-01',
    partnerAge: 31,
    partnerDob: '1995-01-01',
    coverStartDate: '2026-12-01',
    coverStart: '2026-11-30',
    currentHealthCover: 'yes',
  } as const;
  expect(savedAnswers({}, quote, TODAY)).toEqual({
    coverStart: '2026-12-01',
    DOB: '1996-01-01',
    DOBPartner: '1995-01-01',
    currentHealthCover: 'yes',
  });
});

test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', '2026-11-21'],
])('§5 a start of cover on %s is %s today', (coverStart, answer) => {
  expect(savedAnswers({}, { coverStart }, TODAY).coverStart).toBe(answer);
});

test('§4 a birthday that does not say the age that was told since is not put into anyone’s mouth', () => {
  const quote = { age: 31, dob: '1996-01-01', partnerDob: '1995-01-01' };
  expect(savedAnswers({}, quote, TODAY)).toMatchObject({ DOB: undefined, DOBPartner: undefined });
});
