import { describe, expect, test } from 'vitest';
import {
  answersFromQuote,
  findContradictedBirthdays,
  findPassedDays,
} from '../../../../../src/ovhc/application/quote-answers.ts';

const TODAY = '2026-11-21';

describe('WCAG 3.3.7: what the quote knows from an earlier visit is not asked again', () => {
  test('dates, birthdays and the cover one has', () => {
    const quote = {
      age: 30,
      dob: '1996-01-01',
      partnerAge: 31,
      partnerDob: '1995-01-01',
      coverStartDate: '2026-12-01',
      coverStart: '2026-11-30',
      currentHealthCover: 'yes',
    } as const;
    expect(answersFromQuote(quote, TODAY)).toEqual({
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
    expect(answersFromQuote({ coverStart }, TODAY).coverStart).toBe(answer);
  });

  test('§4 a birthday that does not say the age that was told since is not put into anyone’s mouth', () => {
    const quote = { age: 31, dob: '1996-01-01', partnerDob: '1995-01-01' };
    expect(answersFromQuote(quote, TODAY)).toMatchObject({ DOB: undefined, DOBPartner: undefined });
  });
});

describe('§4 a draft goes on with its quote', () => {
  const draft = { DOB: '1996-01-01', DOBPartner: '1995-01-01', coverStart: '2026-11-21' };

  test('as long as both say the same', () => {
    expect(findContradictedBirthdays(draft, { age: 30, partnerAge: 31 }, TODAY)).toEqual([]);
    expect(findPassedDays(draft, TODAY)).toEqual([]);
    expect(findContradictedBirthdays(draft, {}, TODAY)).toEqual([]);
  });

  test('a birthday that says another age than was told since is asked anew', () => {
    expect(findContradictedBirthdays(draft, { age: 60, partnerAge: 31 }, TODAY)).toEqual(['DOB']);
    expect(findContradictedBirthdays(draft, { age: 30, partnerAge: 60 }, TODAY)).toEqual(['DOBPartner']);
  });

  test('one that the quote has itself has only come round since', () => {
    const quote = { age: 29, dob: '1996-01-01' };
    expect(findContradictedBirthdays({ DOB: '1996-01-01' }, quote, TODAY)).toEqual([]);
  });

  test('what is no birthday yet contradicts nothing', () => {
    expect(
      findContradictedBirthdays({ DOB: '01/0', DOBPartner: undefined }, { age: 60, partnerAge: 60 }, TODAY),
    ).toEqual([]);
  });

  test('a start of cover that has passed is asked anew', () => {
    expect(findPassedDays({ coverStart: '2026-11-20' }, TODAY)).toEqual(['coverStart']);
    expect(findPassedDays({ coverStart: '20/1' }, TODAY)).toEqual([]);
  });
});
