import { describe, expect, test } from 'vitest';
import { personFields } from '../../../../../../src/ovhc/application/record/people.ts';

describe('§3 gender choice: He/Him maps to M, anything else to F', () => {
  test.each([
    ['He/Him', 'M'],
    ['She/Her', 'F'],
    ['They/Them', 'F'],
    ['he/him', 'F'],
    ['', 'F'],
  ])('%j → %s', (gender, code) => {
    expect(personFields({ gender }, '').gender).toBe(code);
    expect(personFields({ genderPartner: gender }, 'Partner').gender).toBe(code);
    expect(personFields({ genderDependant: gender }, 'Dependant').gender).toBe(code);
  });

  test('who has not chosen has no gender, not one of our guessing', () => {
    expect(personFields({}, '').gender).toBeUndefined();
  });
});

test.each(["O'Neill", 'D’Arcy', 'Łukasz-Jan', 'José María', 'e\u0301', 'de la Cruz'])(
  '§5 a name reaches its field as it was typed: %j',
  (name) => {
    const told = personFields({ firstName: name, lastName: name, title: 'Dr' }, '');
    expect(told).toMatchObject({ title: 'Dr', firstName: name, lastName: name });
  },
);

test('§5 the spaces around a name, which phones put behind a word that they complete, are no part of it', () => {
  const told = personFields({ firstNameDependant: ' Mai Ly ', lastNameDependant: 'Tran ' }, 'Dependant');
  expect(told).toMatchObject({ firstName: 'Mai Ly', lastName: 'Tran' });
});

test('§7 country of origin is the code of the citizenship', () => {
  const france = [{ code: 'FRA', name: 'France' }];
  expect(personFields({ countryCitizenship: france }, '').countryOfOrigin).toBe('FRA');
  expect(personFields({ countryCitizenshipPartner: france }, 'Partner').countryOfOrigin).toBe('FRA');
  expect(personFields({ countryCitizenshipPartner: france }, '').countryOfOrigin).toBeUndefined();
});

test.each([undefined, [], 'Fran', [null], [['FRA']], null])('§3 %j is no country', (countryCitizenship) => {
  expect(personFields({ countryCitizenship }, '').countryOfOrigin).toBeUndefined();
});

test('decisions "Dates": a record carries a birthday as yyyy-MM-dd, as it was answered', () => {
  expect(personFields({ DOBDependant: '2020-02-29' }, 'Dependant').birthDate).toBe('2020-02-29');
});
