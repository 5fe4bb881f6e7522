import { expect, test } from 'vitest';
import { fundFields } from '../../../../../../src/ovhc/application/record/people.ts';
import { fund, partnersFund } from './sample.ts';

test('§7 existing fund details, as they were chosen and typed', () => {
  expect(fundFields(fund, '')).toEqual({
    switchFundFlag: 'Y',
    existingFundId: '0117',
    existingFundName: "Doctors' Health Fund",
    existingFundMemberNumber: '0012ab',
    terminateMembershipFlag: 'Y',
  });
});

test.each([
  [true, 'Y'],
  [false, 'N'],
  [undefined, 'N'],
  ['true', 'N'],
])('§7 terminate-membership flag: authorise %j → %s', (authorise, flag) => {
  expect(fundFields({ ...fund, authorise }, '')).toMatchObject({ terminateMembershipFlag: flag });
});

test.each(['no', undefined])(
  '§4 current health cover %j: nobody is switched, whatever is left of a fund',
  (answer) => {
    expect(fundFields({ ...fund, currentHealthCover: answer }, '')).toEqual({ switchFundFlag: 'N' });
  },
);

test('§3 visitor and partner have each their own', () => {
  const answers = { ...fund, ...partnersFund };
  expect(fundFields(answers, '')).toMatchObject({ existingFundId: '0117' });
  expect(fundFields(answers, 'Partner')).toMatchObject({ existingFundId: 'F110' });
  expect(fundFields(partnersFund, '')).toEqual({ switchFundFlag: 'N' });
});
