import { expect, test } from 'vitest';
import { contactFields } from '../../../../../../src/ovhc/application/record/contact.ts';
import * as people from '../../../../../../src/ovhc/application/record/people.ts';
import { fund, home, offshore, onshore, partnersFund, recordFor } from './sample.ts';

const { dependantsList, fundFields, personFields } = people;

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

test('§5 a name is sent as typed, without spaces around it', () => {
  for (const name of ["O'Neill", 'D’Arcy', 'Łukasz-Jan', 'José María', 'e\u0301', 'de la Cruz']) {
    const answers = { firstNameDependant: ` ${name} `, lastNameDependant: name };
    expect(personFields(answers, 'Dependant')).toMatchObject({ firstName: name, lastName: name });
  }
});

test('§7 the country of origin is the code of the citizenship', () => {
  const france = [{ code: 'FRA', name: 'France' }];
  expect(personFields({ countryCitizenship: france }, '').countryOfOrigin).toBe('FRA');
  expect(personFields({ countryCitizenshipPartner: france }, 'Partner').countryOfOrigin).toBe('FRA');
  for (const countryCitizenship of [undefined, [], 'Fran', [null], [['FRA']], null])
    expect(personFields({ countryCitizenship }, '').countryOfOrigin).toBeUndefined();
});

test('§7 a fund is sent as chosen and typed, and §4 left out without current health cover', () => {
  expect(fundFields({ ...fund, ...partnersFund }, '')).toEqual({
    switchFundFlag: 'Y',
    existingFundId: '0117',
    existingFundName: "Doctors' Health Fund",
    existingFundMemberNumber: '0012ab',
    terminateMembershipFlag: 'Y',
  });
  for (const authorise of [false, undefined, 'true'])
    expect(fundFields({ ...fund, authorise }, '')).toMatchObject({ terminateMembershipFlag: 'N' });
  for (const currentHealthCover of ['no', undefined])
    expect(fundFields({ ...fund, currentHealthCover }, '')).toEqual({ switchFundFlag: 'N' });
});

test('§7 a family’s record has the partner with their own fund, and all dependants as a JSON list', () => {
  const { dependentDetails, ...record } = recordFor('F', partnersFund);
  expect(record).toMatchObject({
    switchFundFlag: 'N',
    fam_spouse_title: 'Mr',
    fam_spouse_gender: 'M',
    fam_spouse_firstName: 'Łukasz-Jan',
    fam_spouse_lastName: 'D’Arcy',
    fam_spouse_birthDate: '1995-03-01',
    fam_spouse_countryOfOrigin: 'POL',
    fam_spouse_switchFundFlag: 'Y',
    fam_spouse_existingFundId: 'F110',
    fam_spouse_existingFundName: 'Medibank',
    fam_spouse_existingFundMemberNumber: '0077',
    fam_spouse_terminateMembershipFlag: 'Y',
  });
  const family = { gender: 'F', lastName: "O'Neill", countryOfOrigin: 'FRA' };
  expect(JSON.parse(String(dependentDetails))).toEqual([
    { ...family, title: 'Miss', firstName: 'Zoë', birthDate: '2020-02-29' },
    { ...family, title: 'Mx', firstName: 'Kim', birthDate: '2026-11-20' },
  ]);
  for (const dependants of [undefined, 'two']) expect(dependantsList({ dependants })).toBeUndefined();
  expect(dependantsList({ dependants: [] })).toEqual([]);
});

const both = { ...offshore, ...onshore, intendedAddress: { ...home, suburb: 'PERTH', addresslineTwo: ' ' } };

test('§4 a visitor in Australia is onsite, with phone and current address', () => {
  expect(contactFields(both)).toEqual({
    onshoreIndicator: 'onsite',
    contactNumber: '0491570006',
    email: 'amelie.oneill@example.com',
    residentialAddressLineOne: '48 Martin Place',
    residentialAddressLineTwo: 'Unit 4',
    residentialSuburb: "O'CONNOR",
    residentialState: 'NT',
    residentialPostCode: '0800',
  });
});

test('§4 a visitor elsewhere is offshore, with the intended address and no phone', () => {
  const sent = { onshoreIndicator: 'offshore', contactNumber: '', residentialSuburb: 'PERTH' };
  expect(contactFields({ ...both, currentLocation: 'no' })).toMatchObject(sent);
  expect(contactFields(offshore).residentialAddressLineTwo).toBe('');
});

test('§5 spaces around the lines of an address are dropped, and §3 a text is no address', () => {
  const address = { ...home, addresslineOne: ' 48 Martin Place ', addresslineTwo: ' ', suburb: 'PERTH ' };
  expect(contactFields({ ...onshore, address })).toMatchObject({
    residentialAddressLineOne: '48 Martin Place',
    residentialAddressLineTwo: '',
    residentialSuburb: 'PERTH',
  });
  for (const other of [undefined, '12 smi', [], null])
    expect(contactFields({ ...onshore, address: other }).residentialAddressLineOne).toBeUndefined();
});
