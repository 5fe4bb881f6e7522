import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errorsOf, fault, setToday } from './steps.ts';

const AUSTRALIA = [{ code: 'AUS', name: 'Australia' }];
const NEW_ZEALAND = [{ code: 'NZL', name: 'New Zealand' }];

beforeEach(() => setToday(2026, 11, 21));
afterEach(() => {
  vi.useRealTimers();
});

describe('§5 every field with an authored message is required', () => {
  const person = ['title', 'gender', 'firstName', 'lastName', 'DOB', 'countryCitizenship'];
  test.each([
    ['cover-start', ['coverStart'], {}, {}],
    ['personal-details', [...person, 'visaExpiryDate'], {}, {}],
    ['partner-details', person.map((name) => `${name}Partner`), {}, {}],
    ['dependants-details', ['dependants'], {}, {}],
    ['dependants-details', person.map((name) => `dependants/0/${name}Dependant`), { dependants: [{}] }, {}],
    ['contact-details', ['currentLocation', 'email'], {}, {}],
    ['contact-details', ['email', 'phoneNumber', 'address'], { currentLocation: 'yes' }, {}],
    ['contact-details', ['email', 'intendedAddress'], { currentLocation: 'no' }, {}],
    ['current-cover', ['currentHealthCover'], {}, { coverType: 'S' }],
    ['current-cover', ['currentHealthCover'], {}, { coverType: 'P' }],
    ['current-cover', ['currentHealthCover', 'currentHealthCoverPartner'], {}, { coverType: 'D' }],
    ['current-cover', ['currentHealthCover', 'currentHealthCoverPartner'], {}, { coverType: 'F' }],
    ['current-cover', ['currentFund', 'memberNumber', 'authorise'], { currentHealthCover: 'yes' }, {}],
    ['current-cover', [], { currentHealthCover: 'no' }, {}],
    [
      'current-cover',
      ['currentFundPartner', 'memberNumberPartner', 'authorisePartner'],
      { currentHealthCover: 'no', currentHealthCoverPartner: 'yes' },
      { coverType: 'D' },
    ],
    ['declaration', ['declaration'], {}, {}],
  ])('%s: %j after %j', (hash, fields, answers, facts) => {
    const errors = errorsOf(hash, answers, facts);
    expect(Object.keys(errors).sort()).toEqual(fields.map((name) => `/${name}`).sort());
    expect(new Set(Object.values(errors))).toEqual(new Set(fields.length > 0 ? ['required'] : []));
  });
});

describe('§5 names: letters, spaces, hyphens and apostrophes only', () => {
  const FIELDS = [
    ['personal-details', 'firstName'],
    ['personal-details', 'lastName'],
    ['partner-details', 'firstNamePartner'],
    ['partner-details', 'lastNamePartner'],
  ] as const;
  const GOOD = ["O'Connor", 'O’Connor', 'Anna-Maria', 'de la Cruz', 'José', 'Łukasz', 'J', 'x'.repeat(50)];
  const BAD = [' ', '-', 'Ada1', 'Ada!', 'Ada.', 'Ada,', 'Ada`', 'Ada_', '李', 'Иван', 'Ada\n', '‘Ada'];

  for (const [hash, name] of FIELDS) {
    test.each(GOOD)(`${name}: %s is one`, (answer) => {
      expect(fault(hash, name, answer)).toBeUndefined();
    });
    test.each(BAD)(`${name}: %j is none`, (answer) => {
      expect(fault(hash, name, answer)).toBe('pattern');
    });
  }

  test.each(['firstNameDependant', 'lastNameDependant'])('%s: those of dependants as well', (name) => {
    const keyword = (answer: string) =>
      errorsOf('dependants-details', { dependants: [{ [name]: answer }] })[`/dependants/0/${name}`];
    expect(GOOD.map(keyword)).toEqual(GOOD.map(() => undefined));
    expect(BAD.map(keyword)).toEqual(BAD.map(() => 'pattern'));
  });
});

describe('§5 e-mail: local part, @, dotted domain ending in 2 to 4 characters', () => {
  test.each(['a@b.co', 'a.b+c@d-e.com', 'ada@mail.example.com', 'a@b.info'])('%s is one', (email) => {
    expect(fault('contact-details', 'email', email)).toBeUndefined();
  });
  test.each([
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.abcde',
    'a@b.museum',
    'a b@c.de',
    'a@b..co',
    'a@b@c.de',
  ])('%s is none', (email) => {
    expect(fault('contact-details', 'email', email)).toBe('pattern');
  });
});

describe('§5 phone: 0, then 4, 2, 3, 7 or 8, then eight digits', () => {
  const phone = (phoneNumber: string) =>
    fault('contact-details', 'phoneNumber', phoneNumber, { currentLocation: 'yes' });
  test.each(['0491570006', '0255501234', '0355501234', '0755501234', '0855501234'])('%s is one', (number) => {
    expect(phone(number)).toBeUndefined();
  });
  test.each([
    '049157000',
    '1491570006',
    '0191570006',
    '0591570006',
    '0691570006',
    '0991570006',
    '049157000x',
  ])('%s is none', (number) => {
    expect(phone(number)).toBe('pattern');
  });
  test('eleven digits are too many', () => {
    expect(phone('04915700061')).toBeDefined();
  });
});

describe('§5 member numbers: letters and digits, at most ten', () => {
  test.each([
    ['memberNumber', { currentHealthCover: 'yes' }, {}],
    ['memberNumberPartner', { currentHealthCoverPartner: 'yes' }, { coverType: 'D' }],
  ])('%s', (name, others, facts) => {
    const memberNumber = (answer: string) => fault('current-cover', name, answer, others, facts);
    expect(['1', 'AB12cd', '1234567890'].map(memberNumber)).toEqual([undefined, undefined, undefined]);
    expect(['12 34', '12-34', 'é1'].map(memberNumber)).toEqual(['pattern', 'pattern', 'pattern']);
    expect(memberNumber('12345678901')).toBe('maxLength');
  });
});

describe('§5 dates', () => {
  const date = (hash: string, name: string) => (day: string) => fault(hash, name, day);

  test.each([
    ['2026-11-20', 'dateRange'],
    ['2026-11-21', undefined],
    ['2027-12-02', undefined],
    ['2027-12-03', 'dateRange'],
  ])('cover start, today being 21 November 2026: %s → %s', (day, keyword) => {
    expect(date('cover-start', 'coverStart')(day)).toBe(keyword);
  });

  test.each([
    ['2026-11-20', 'dateRange'],
    ['2026-11-21', undefined],
    ['2099-12-31', undefined],
  ])('visa expiry: %s → %s', (day, keyword) => {
    expect(date('personal-details', 'visaExpiryDate')(day)).toBe(keyword);
  });

  test.each([
    ['personal-details', 'DOB'],
    ['partner-details', 'DOBPartner'],
  ])('date of birth in %s: from 100 to 18 years ago today', (hash, name) => {
    const birth = date(hash, name);
    const days = ['1926-11-20', '1926-11-21', '2008-11-21', '2008-11-22'];
    expect(days.map(birth)).toEqual(['dateRange', undefined, undefined, 'dateRange']);
  });

  test('date of birth of a dependant: from 22 years ago plus a day to today', () => {
    const birth = (DOBDependant: string) =>
      errorsOf('dependants-details', { dependants: [{ DOBDependant }] })['/dependants/0/DOBDependant'];
    const days = ['2004-11-21', '2004-11-22', '2026-11-21', '2026-11-22'];
    expect(days.map(birth)).toEqual(['dateRange', undefined, undefined, 'dateRange']);
  });

  test.each(['31/02/2027', '2027-02-29', '1/2/2027', '01/02/27', 'soon'])('%s is no day', (text) => {
    expect(date('cover-start', 'coverStart')(text)).toBe('format');
  });

  test('29 February: who was born on it is 18 on 1 March of a common year, and 28 February is a day too early', () => {
    setToday(2026, 2, 28);
    expect(fault('personal-details', 'DOB', '2008-02-29')).toBe('dateRange');
    setToday(2026, 3, 1);
    expect(fault('personal-details', 'DOB', '2008-02-29')).toBeUndefined();
  });
});

describe('§3 citizenship', () => {
  test('is one country of the list', () => {
    expect(fault('personal-details', 'countryCitizenship', NEW_ZEALAND)).toBeUndefined();
    expect(fault('personal-details', 'countryCitizenship', 'New Zeal')).toBe('type');
  });
  test.each([
    ['personal-details', 'countryCitizenship'],
    ['partner-details', 'countryCitizenshipPartner'],
  ])('AUS is none (%s)', (hash, name) => {
    expect(errorsOf(hash, { [name]: AUSTRALIA })).toHaveProperty([`/${name}/0/code`]);
  });
  test('nor of a dependant', () => {
    const errors = errorsOf('dependants-details', {
      dependants: [{ countryCitizenshipDependant: AUSTRALIA }],
    });
    expect(errors).toHaveProperty(['/dependants/0/countryCitizenshipDependant/0/code']);
  });
});

describe('§5 dependants: at least one', () => {
  test('an empty list is none', () => {
    expect(errorsOf('dependants-details', { dependants: [] })).toEqual({ '/dependants': 'minItems' });
  });
});

describe('§3 addresses', () => {
  const address = { addresslineOne: '12 Smith Street', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
  const errors = (changed: object) =>
    errorsOf('contact-details', {
      currentLocation: 'yes',
      email: 'a@b.co',
      phoneNumber: '0491570006',
      address: { ...address, ...changed },
    });

  test('§5 addresslineTwo is not required', () => {
    expect(errors({})).toEqual({});
    expect(errors({ addresslineTwo: 'Unit 4' })).toEqual({});
  });

  test.each([
    ['postCode', '0800', undefined],
    ['postCode', '800', 'pattern'],
    ['postCode', '21500', 'pattern'],
    ['state', 'NSW', undefined],
    ['state', 'XYZ', 'oneOf'],
    ['suburb', undefined, 'required'],
    ['addresslineOne', '  ', 'pattern'],
    ['suburb', ' ', 'pattern'],
    ['suburb', 'x'.repeat(61), 'maxLength'],
  ])('%s: %s → %s', (name, value, keyword) => {
    expect(errors({ [name]: value })[`/address/${name}`]).toBe(keyword);
  });

  test('a text that was typed and not chosen is no address yet', () => {
    expect(fault('contact-details', 'address', '12 smi', { currentLocation: 'yes' })).toBe('type');
  });
});

describe('consent', () => {
  test.each([
    ['declaration', 'declaration', {}, {}],
    ['current-cover', 'authorise', { currentHealthCover: 'yes' }, {}],
    ['current-cover', 'authorisePartner', { currentHealthCoverPartner: 'yes' }, { coverType: 'D' }],
  ])('§3 %s: the box %s has to be ticked', (hash, name, others, facts) => {
    expect(fault(hash, name, true, others, facts)).toBeUndefined();
    expect(fault(hash, name, false, others, facts)).toBe('const');
  });
});

describe('§4 what an answer hides does not count', () => {
  test('of the two addresses the one that is asked for', () => {
    const answers = { currentLocation: 'no', email: 'a@b.co', phoneNumber: 'x', address: 'y' };
    expect(errorsOf('contact-details', answers)).toEqual({ '/intendedAddress': 'required' });
  });

  test('a partner’s cover where there is no partner', () => {
    const answers = { currentHealthCover: 'no', currentHealthCoverPartner: 'yes', memberNumberPartner: '!' };
    expect(errorsOf('current-cover', answers, { coverType: 'S' })).toEqual({});
  });
});
