import { beforeEach, describe, expect, test } from 'vitest';
import type { TextWidget } from '#types/widgets/text';
import { replaced } from '../../../../src/engine/widgets/text/use-text-input.ts';
import { errorsOf, fault, setToday, uiOf } from './steps.ts';

beforeEach(() => setToday(2026, 11, 21));

const PEOPLE = [
  ['personal-details', ''],
  ['partner-details', 'Partner'],
  ['dependants-details', 'Dependant'],
] as const;

/** Returns the keyword of each error in a person's answer, by its pointer inside the answer. */
function personErrors(hash: string, field: string, answer: unknown): Record<string, string> {
  const answers = { [field]: answer };
  const isDependant = hash === 'dependants-details';
  const errors = errorsOf(hash, isDependant ? { dependants: [answers] } : answers);
  const prefix = isDependant ? `/dependants/0/${field}` : `/${field}`;
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([at]) => at === prefix || at.startsWith(`${prefix}/`))
      .map(([at, keyword]) => [at.slice(prefix.length), keyword]),
  );
}

describe('§5 required fields', () => {
  const person = ['title', 'gender', 'firstName', 'lastName', 'DOB', 'countryCitizenship'];
  const ofPartner = ['currentFundPartner', 'memberNumberPartner', 'authorisePartner'];
  const partnersCover = { currentHealthCover: 'no', currentHealthCoverPartner: 'yes' };
  const covers = ['currentHealthCover', 'currentHealthCoverPartner'];
  type Row = [string, string[], object, { coverType?: string }];
  test.each<Row>([
    ['cover-start', ['coverStart'], {}, {}],
    ['personal-details', [...person, 'visaExpiryDate'], {}, {}],
    ['partner-details', person.map((name) => `${name}Partner`), {}, {}],
    ['dependants-details', ['dependants'], {}, {}],
    ['dependants-details', person.map((name) => `dependants/0/${name}Dependant`), { dependants: [{}] }, {}],
    ['contact-details', ['currentLocation', 'email'], {}, {}],
    ['contact-details', ['email', 'phoneNumber', 'address'], { currentLocation: 'yes' }, {}],
    ['contact-details', ['email', 'intendedAddress'], { currentLocation: 'no' }, {}],
    ...['S', 'P'].map((coverType): Row => ['current-cover', covers.slice(0, 1), {}, { coverType }]),
    ...['D', 'F'].map((coverType): Row => ['current-cover', covers, {}, { coverType }]),
    ['current-cover', ['currentFund', 'memberNumber', 'authorise'], { currentHealthCover: 'yes' }, {}],
    ['current-cover', [], { currentHealthCover: 'no' }, {}],
    ['current-cover', ofPartner, partnersCover, { coverType: 'D' }],
    ['declaration', ['declaration'], {}, {}],
  ])('%s requires %j after %j', (hash, fields, answers, facts) => {
    const required = Object.fromEntries(fields.map((name) => [`/${name}`, 'required']));
    expect(errorsOf(hash, answers, facts)).toEqual(required);
  });
});

test.each(PEOPLE)('§5 names in %s allow letters, spaces, hyphens and apostrophes', (hash, end) => {
  const valid = ["O'Connor", 'O’Connor', 'Anna-Maria', 'de la Cruz', 'José', 'Łukasz', 'J', 'x'.repeat(50)];
  const invalid = [' ', '-', 'Ada1', 'Ada!', 'Ada.', 'Ada,', 'Ada`', 'Ada_', '李', 'Иван', 'Ada\n', '‘Ada'];
  for (const field of [`firstName${end}`, `lastName${end}`]) {
    for (const name of valid) expect(personErrors(hash, field, name), name).toEqual({});
    for (const name of invalid) expect(personErrors(hash, field, name), name).toEqual({ '': 'pattern' });
  }
});

test('§5 e-mail requires a local part, @ and a domain ending in 2 to 4 characters', () => {
  const keyword = (email: string) => fault('contact-details', 'email', email);
  for (const email of ['a@b.co', 'a.b+c@d-e.com', 'ada@mail.example.com', 'a@b.info'])
    expect(keyword(email), email).toBeUndefined();
  const invalid = ['a', 'a@', '@b.co', 'a@b', 'a@b.c', 'a@b.abcde', 'a@b.museum', 'a b@c.de', 'a@b..co'];
  for (const email of [...invalid, 'a@b@c.de']) expect(keyword(email), email).toBe('pattern');
});

test('§5 phone requires 0, then 4, 2, 3, 7 or 8, then eight digits', () => {
  const keyword = (phone: string) =>
    fault('contact-details', 'phoneNumber', phone, { currentLocation: 'yes' });
  for (const digit of '42378') expect(keyword(`0${digit}91570006`), digit).toBeUndefined();
  for (const digit of '01569') expect(keyword(`0${digit}91570006`), digit).toBe('pattern');
  for (const phone of ['049157000', '1491570006', '049157000x', '04915700061'])
    expect(keyword(phone), phone).toMatch(/pattern|maxLength/);
});

test.each([
  ['memberNumber', { currentHealthCover: 'yes' }, {}],
  ['memberNumberPartner', { currentHealthCoverPartner: 'yes' }, { coverType: 'D' }],
])('§5 %s allows up to ten letters and digits', (name, others, facts) => {
  const keyword = (answer: string) => fault('current-cover', name, answer, others, facts);
  for (const number of ['1', 'AB12cd', '1234567890']) expect(keyword(number)).toBeUndefined();
  for (const number of ['12 34', '12-34', 'é1']) expect(keyword(number)).toBe('pattern');
  expect(keyword('12345678901')).toBe('maxLength');
});

describe('§5 dates on 21 November 2026', () => {
  test.each([
    ['cover-start', 'coverStart', ['2026-11-21', '2027-12-02'], ['2026-11-20', '2027-12-03']],
    ['personal-details', 'visaExpiryDate', ['2026-11-21', '2099-12-31'], ['2026-11-20']],
    ['personal-details', 'DOB', ['1926-11-21', '2008-11-21'], ['1926-11-20', '2008-11-22']],
    ['partner-details', 'DOBPartner', ['1926-11-21', '2008-11-21'], ['1926-11-20', '2008-11-22']],
    ['dependants-details', 'DOBDependant', ['2004-11-22', '2026-11-21'], ['2004-11-21', '2026-11-22']],
  ])('in %s, %s accepts %j and rejects %j', (hash, field, valid, invalid) => {
    for (const day of valid) expect(personErrors(hash, field, day), day).toEqual({});
    for (const day of invalid) expect(personErrors(hash, field, day), day).toEqual({ '': 'dateRange' });
  });

  test('rejects dates that do not exist', () => {
    for (const text of ['31/02/2027', '2027-02-29', '1/2/2027', '01/02/27', 'soon'])
      expect(fault('cover-start', 'coverStart', text), text).toBe('format');
  });

  test('accepts somebody born on 29 February as 18 from 1 March', () => {
    setToday(2026, 2, 28);
    expect(fault('personal-details', 'DOB', '2008-02-29')).toBe('dateRange');
    setToday(2026, 3, 1);
    expect(fault('personal-details', 'DOB', '2008-02-29')).toBeUndefined();
  });
});

test.each(PEOPLE)('§3 citizenship in %s accepts listed countries except Australia', (hash, end) => {
  const errors = (answer: unknown) => personErrors(hash, `countryCitizenship${end}`, answer);
  expect(errors([{ code: 'NZL', name: 'New Zealand' }])).toEqual({});
  expect(errors('New Zeal')).toEqual({ '': 'type' });
  expect(errors([{ code: 'AUS', name: 'Australia' }])).toHaveProperty(['/0/code']);
});

describe('§3 address', () => {
  const address = { addresslineOne: '12 Smith Street', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' };
  const contact = { currentLocation: 'yes', email: 'a@b.co', phoneNumber: '0491570006' };

  test.each([
    ['addresslineTwo', 'Unit 4', undefined],
    ['addresslineTwo', undefined, undefined],
    ['postCode', '0800', undefined],
    ['postCode', '800', 'pattern'],
    ['postCode', '21500', 'pattern'],
    ['state', 'NSW', undefined],
    ['state', 'XYZ', 'oneOf'],
    ['suburb', undefined, 'required'],
    ['addresslineOne', '  ', 'pattern'],
    ['suburb', ' ', 'pattern'],
    ['suburb', 'x'.repeat(61), 'maxLength'],
  ])('validates %s: %s has the error %s', (name, value, keyword) => {
    const errors = errorsOf('contact-details', { ...contact, address: { ...address, [name]: value } });
    expect(errors).toEqual(keyword ? { [`/address/${name}`]: keyword } : {});
  });

  test('rejects a typed text that was not chosen', () => {
    expect(fault('contact-details', 'address', '12 smi', { currentLocation: 'yes' })).toBe('type');
  });
});

test.each([
  ['declaration', 'declaration', {}, {}],
  ['payment', 'paymentagree', { paymentType: 'bankAccount' }, {}],
  ['current-cover', 'authorise', { currentHealthCover: 'yes' }, {}],
  ['current-cover', 'authorisePartner', { currentHealthCoverPartner: 'yes' }, { coverType: 'D' }],
])('§3 %s requires the checkbox %s', (hash, name, others, facts) => {
  expect(fault(hash, name, true, others, facts)).toBeUndefined();
  expect(fault(hash, name, false, others, facts)).toBe('const');
  expect(fault(hash, name, 'true', others, facts)).toBe('type');
});

test('§5 requires at least one dependant, §4 and ignores hidden answers', () => {
  expect(errorsOf('dependants-details', { dependants: [] })).toEqual({ '/dependants': 'minItems' });
  const contact = { currentLocation: 'no', email: 'a@b.co', phoneNumber: 'x', address: 'y' };
  expect(errorsOf('contact-details', contact)).toEqual({ '/intendedAddress': 'required' });
  const cover = { currentHealthCover: 'no', currentHealthCoverPartner: 'yes', memberNumberPartner: '!' };
  expect(errorsOf('current-cover', cover, { coverType: 'S' })).toEqual({});
});

describe('pasted text', () => {
  const pasted = (hash: string, field: string, text: string) => {
    const { replace = [] } = (uiOf(hash, field)['ui:options'] ?? {}) as TextWidget;
    return replaced(text, replace);
  };

  test('normalises the phone number', () => {
    const abroad = ['+61 491 570 006', '+61 (0)491 570 006', '61 491 570 006', '0061 0491 570 006'];
    for (const text of ['0491 570 006', ...abroad, '0061 491 570 006', '(04) 9157-0006', ' 0491570006\n'])
      expect(pasted('contact-details', 'phoneNumber', text)).toBe('0491570006');
  });

  test.each(['memberNumber', 'memberNumberPartner'])('normalises the %s without cutting it', (name) => {
    expect(pasted('current-cover', name, ' AB 123-456 ')).toBe('AB123456');
    expect(pasted('current-cover', name, 'AB12345678901')).toBe('AB12345678901');
  });
});
