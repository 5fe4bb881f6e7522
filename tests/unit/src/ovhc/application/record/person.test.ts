import { describe, expect, test } from 'vitest';
import { personOf } from '../../../../../../src/ovhc/application/record/person.ts';

describe('§3 gender choice: He/Him maps to M, anything else to F', () => {
  test.each([
    ['He/Him', 'M'],
    ['She/Her', 'F'],
    ['They/Them', 'F'],
    ['he/him', 'F'],
    ['', 'F'],
  ])('%j → %s', (gender, code) => {
    expect(personOf({ gender }, '').gender).toBe(code);
    expect(personOf({ genderPartner: gender }, 'Partner').gender).toBe(code);
    expect(personOf({ genderDependant: gender }, 'Dependant').gender).toBe(code);
  });

  test('who has not chosen has no gender, not one of our guessing', () => {
    expect(personOf({}, '').gender).toBeUndefined();
  });
});

test.each(["O'Neill", 'D’Arcy', 'Łukasz-Jan', 'José María', 'e\u0301', 'de la Cruz'])(
  '§5 a name reaches its field as it was typed: %j',
  (name) => {
    const told = personOf({ firstName: name, lastName: name, title: 'Dr' }, '');
    expect(told).toMatchObject({ title: 'Dr', firstName: name, lastName: name });
  },
);

test('§5 the spaces around a name, which phones put behind a word that they complete, are no part of it', () => {
  const told = personOf({ firstNameDependant: ' Mai Ly ', lastNameDependant: 'Tran ' }, 'Dependant');
  expect(told).toMatchObject({ firstName: 'Mai Ly', lastName: 'Tran' });
});

test('§7 country of origin is the code of the citizenship', () => {
  const france = [{ code: 'FRA', name: 'France' }];
  expect(personOf({ countryCitizenship: france }, '').countryOfOrigin).toBe('FRA');
  expect(personOf({ countryCitizenshipPartner: france }, 'Partner').countryOfOrigin).toBe('FRA');
  expect(personOf({ countryCitizenshipPartner: france }, '').countryOfOrigin).toBeUndefined();
});

test.each([undefined, [], 'Fran', [null], [['FRA']], null])('§3 %j is no country', (countryCitizenship) => {
  expect(personOf({ countryCitizenship }, '').countryOfOrigin).toBeUndefined();
});

test('decisions "Dates": a record carries a birthday as yyyy-MM-dd, as it was answered', () => {
  expect(personOf({ DOBDependant: '2020-02-29' }, 'Dependant').birthDate).toBe('2020-02-29');
});
