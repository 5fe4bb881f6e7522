import { describe, expect, test } from 'vitest';
import { dependantsList } from '../../../../../../src/ovhc/application/record/people.ts';
import { partnersFund, recordFor } from './sample.ts';

describe('§7 partner details for couple and family', () => {
  test.each(['D', 'F'] as const)('scale code %s: who the partner is', (coverType) => {
    expect(recordFor(coverType)).toMatchObject({
      fam_spouse_title: 'Mr',
      fam_spouse_gender: 'M',
      fam_spouse_firstName: 'Łukasz-Jan',
      fam_spouse_lastName: 'D’Arcy',
      fam_spouse_birthDate: '1995-03-01',
      fam_spouse_countryOfOrigin: 'POL',
      fam_spouse_switchFundFlag: 'N',
    });
  });

  test('the partner’s fund is the partner’s, and the visitor’s stays as it is', () => {
    expect(recordFor('D', partnersFund)).toMatchObject({
      switchFundFlag: 'N',
      fam_spouse_switchFundFlag: 'Y',
      fam_spouse_existingFundId: 'F110',
      fam_spouse_existingFundName: 'Medibank',
      fam_spouse_existingFundMemberNumber: '0077',
      fam_spouse_terminateMembershipFlag: 'Y',
    });
  });
});

describe('§7 dependentDetails, a JSON list, for single parent and family', () => {
  test.each(['P', 'F'] as const)('scale code %s: every dependant, in their order', (coverType) => {
    expect(JSON.parse(String(recordFor(coverType).dependentDetails))).toEqual([
      {
        title: 'Miss',
        gender: 'F',
        firstName: 'Zoë',
        lastName: "O'Neill",
        birthDate: '2020-02-29',
        countryOfOrigin: 'FRA',
      },
      {
        title: 'Mx',
        gender: 'F',
        firstName: 'Kim',
        lastName: "O'Neill",
        birthDate: '2026-11-20',
        countryOfOrigin: 'FRA',
      },
    ]);
  });

  test('no list is no list, and an empty one is empty', () => {
    expect(dependantsList({})).toBeUndefined();
    expect(dependantsList({ dependants: 'two' })).toBeUndefined();
    expect(dependantsList({ dependants: [] })).toEqual([]);
  });
});
