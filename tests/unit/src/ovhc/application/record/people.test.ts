import { describe, expect, test } from 'vitest';
import * as people from '../../../../../../src/ovhc/application/record/people.ts';
import { fund, partnersFund, recordFor } from './sample.ts';

const { dependantsList, fundFields, personFields } = people;

describe('a person', () => {
  test.each([
    ['He/Him', 'M'],
    ['She/Her', 'F'],
    ['They/Them', 'F'],
    ['he/him', 'F'],
    ['', 'F'],
    [undefined, undefined],
  ])('§3 the gender choice %j is sent as %s', (gender, code) => {
    expect(personFields({ gender }, '').gender).toBe(code);
    expect(personFields({ genderPartner: gender }, 'Partner').gender).toBe(code);
    expect(personFields({ genderDependant: gender }, 'Dependant').gender).toBe(code);
  });

  test.each(["O'Neill", 'D’Arcy', 'Łukasz-Jan', 'José María', 'e\u0301', 'de la Cruz'])(
    '§5 a name is sent as typed, without spaces around it: %j',
    (name) => {
      const answers = { firstNameDependant: ` ${name} `, lastNameDependant: name };
      const sent = { firstName: name, lastName: name };
      expect(personFields(answers, 'Dependant')).toMatchObject(sent);
    },
  );

  test('§7 the country of origin is the code of the citizenship', () => {
    const france = [{ code: 'FRA', name: 'France' }];
    expect(personFields({ countryCitizenship: france }, '').countryOfOrigin).toBe('FRA');
    expect(personFields({ countryCitizenshipPartner: france }, 'Partner').countryOfOrigin).toBe('FRA');
    for (const countryCitizenship of [undefined, [], 'Fran', [null], [['FRA']], null])
      expect(personFields({ countryCitizenship }, '').countryOfOrigin).toBeUndefined();
  });
});

describe('an existing fund', () => {
  test('§7 is sent as chosen and typed', () => {
    expect(fundFields({ ...fund, ...partnersFund }, '')).toEqual({
      switchFundFlag: 'Y',
      existingFundId: '0117',
      existingFundName: "Doctors' Health Fund",
      existingFundMemberNumber: '0012ab',
      terminateMembershipFlag: 'Y',
    });
    for (const authorise of [false, undefined, 'true'])
      expect(fundFields({ ...fund, authorise }, '')).toMatchObject({ terminateMembershipFlag: 'N' });
  });

  test('§4 is left out without current health cover', () => {
    for (const currentHealthCover of ['no', undefined])
      expect(fundFields({ ...fund, currentHealthCover }, '')).toEqual({ switchFundFlag: 'N' });
  });

  test('§3 is separate for visitor and partner', () => {
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

test('§7 a family’s record has the partner, and all dependants as a JSON list', () => {
  const { dependentDetails, ...record } = recordFor('F');
  expect(record).toMatchObject({
    fam_spouse_title: 'Mr',
    fam_spouse_gender: 'M',
    fam_spouse_firstName: 'Łukasz-Jan',
    fam_spouse_lastName: 'D’Arcy',
    fam_spouse_birthDate: '1995-03-01',
    fam_spouse_countryOfOrigin: 'POL',
    fam_spouse_switchFundFlag: 'N',
  });
  const family = { gender: 'F', lastName: "O'Neill", countryOfOrigin: 'FRA' };
  expect(JSON.parse(String(dependentDetails))).toEqual([
    { ...family, title: 'Miss', firstName: 'Zoë', birthDate: '2020-02-29' },
    { ...family, title: 'Mx', firstName: 'Kim', birthDate: '2026-11-20' },
  ]);
});

test('no list of dependants is no list, and an empty one is empty', () => {
  expect(dependantsList({})).toBeUndefined();
  expect(dependantsList({ dependants: 'two' })).toBeUndefined();
  expect(dependantsList({ dependants: [] })).toEqual([]);
});
