import { describe, expect, test } from 'vitest';
import {
  answersFromQuote,
  contradicted,
  passed,
} from '../../../../../src/ovhc/application/draft-of-quote.ts';

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
    expect(contradicted(draft, { age: 30, partnerAge: 31 }, TODAY)).toEqual([]);
    expect(passed(draft, TODAY)).toEqual([]);
    expect(contradicted(draft, {}, TODAY)).toEqual([]);
  });

  test('a birthday that says another age than was told since is asked anew', () => {
    expect(contradicted(draft, { age: 60, partnerAge: 31 }, TODAY)).toEqual(['DOB']);
    expect(contradicted(draft, { age: 30, partnerAge: 60 }, TODAY)).toEqual(['DOBPartner']);
  });

  test('one that the quote has itself has only come round since', () => {
    const quote = { age: 29, dob: '1996-01-01' };
    expect(contradicted({ DOB: '1996-01-01' }, quote, TODAY)).toEqual([]);
  });

  test('what is no birthday yet contradicts nothing', () => {
    expect(contradicted({ DOB: '01/0', DOBPartner: undefined }, { age: 60, partnerAge: 60 }, TODAY)).toEqual(
      [],
    );
  });

  test('a start of cover that has passed is asked anew', () => {
    expect(passed({ coverStart: '2026-11-20' }, TODAY)).toEqual(['coverStart']);
    expect(passed({ coverStart: '20/1' }, TODAY)).toEqual([]);
  });
});
