import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../../../../src/ovhc/application/record/contact.ts';
import { validateRecord } from '../../../../../../src/ovhc/application/record/index.ts';
import { paymentFields } from '../../../../../../src/ovhc/application/record/payment.ts';
import * as people from '../../../../../../src/ovhc/application/record/people.ts';
import * as sample from './sample.ts';

const { dependantsList, fundFields, personFields } = people;
const { ACCOUNT_FIELDS, CARD_FIELDS, COVER_TYPES } = sample;
const { amounts, byAccount, byCard, card, fund, home, offshore, onshore, partnersFund } = sample;
const { quoteFor, recordFor, recordOf } = sample;

const ALWAYS = [
  'submissionReference',
  ...['commencementDate', 'gender', 'title', 'firstName', 'lastName', 'birthDate', 'contactNumber', 'email'],
  ...['switchFundFlag', 'payNowFlag', 'rebateFlag', 'rebateTier', 'debitType', 'paymentFrequency'],
  ...['paymentStartDate', 'scaleCode', 'excessCode', 'productName', 'amount', 'basePremium'],
  ...['quoteId', 'opportunityId', 'productId', 'countryOfOrigin', 'visaExpiryDate', 'onshoreIndicator'],
  ...['visaSubclass', 'residentialAddressLineOne', 'residentialAddressLineTwo', 'residentialSuburb'],
  ...['residentialState', 'residentialPostCode', 'branchName'],
];

test('§7 a simple record has the common fields and those of its payment', () => {
  for (const [payment, fields] of [
    [byCard, CARD_FIELDS],
    [byAccount, ACCOUNT_FIELDS],
  ] as const)
    expect(Object.keys(recordFor('S', payment)).sort()).toEqual([...ALWAYS, ...fields].sort());
});

// validate.test.ts shows that the schema requires all fields of each group, and allows no other
test.each(COVER_TYPES)('§7 creates valid records for scale code %s in every combination', (coverType) => {
  for (const current of [sample.noFund, fund, { ...fund, ...partnersFund }])
    for (const place of [onshore, offshore])
      for (const payment of [byCard, byAccount]) {
        const record = recordFor(coverType, place, payment, current);
        expect(validateRecord(record)).toBe(record);
        expect(record.scaleCode).toBe(coverType);
      }
});

test('§7 contains product details of the quote and values shared by all visitors', () => {
  const emailed = { quoteId: 'Q-1', opportunityId: 'OP-1' };
  const quote = { ...quoteFor('S'), ...emailed };
  const reference = 'f'.repeat(32);
  const record = recordOf('S', { quote, reference }, { coverStart: '2027-01-31' });
  const dates = { commencementDate: '2027-01-31', visaExpiryDate: '2028-05-01' };
  const product = { productId: 'HV3 XV1', productName: 'Extended Visitor Cover', excessCode: 'A' };
  const shared = { visaSubclass: '417', rebateFlag: 'N', rebateTier: -1, payNowFlag: 'Y' };
  expect(record).toMatchObject({
    submissionReference: reference,
    ...dates,
    ...product,
    ...shared,
    ...emailed,
  });
  // a quote that was never e-mailed
  expect(recordFor('S')).toMatchObject({ quoteId: '', opportunityId: '' });
});

test('§2 leaves out people who are not covered', () => {
  const left = { firstNamePartner: 'Bo', currentHealthCoverPartner: 'yes', dependants: [{}] };
  expect(recordFor('S', left)).toEqual(recordFor('S'));
});

test('§7 leaves out missing answers, which the schema then rejects', () => {
  const record = recordOf('S', { quote: {} }, { title: undefined, countryCitizenship: [] });
  const absent = ['visaSubclass', 'scaleCode', 'productId', 'productName', 'excessCode'];
  for (const name of [...absent, 'title', 'countryOfOrigin']) expect(record).not.toHaveProperty(name);
  expect(() => validateRecord(record)).toThrow('required');
});

test('does not change the application', () => {
  const address = structuredClone(home);
  recordFor('F', { address });
  expect(address).toEqual(home);
});

describe('payment', () => {
  const coverStart = '2026-12-01';
  const carded = { ...byCard, coverStart };
  const banked = { ...byAccount, coverStart };
  const { amount: _amount, ...token } = card;
  const sums = { amount: '148.20', basePremium: '34.20', payNowFlag: 'Y' };

  test('§7 §9 sends the card token and both amounts without account details', () => {
    const record = paymentFields({ ...banked, ...byCard }, card, amounts);
    expect(record).toMatchObject({ debitType: 'C', ...token, branchName: 'Corporate Banking', ...sums });
    for (const name of ACCOUNT_FIELDS) expect(record).not.toHaveProperty(name);
  });

  test.each([
    ['another amount', { ...card, amount: '34.20' }],
    ['the same amount in another format', { ...card, amount: '148.2' }],
    ['a missing card', undefined],
  ])('leaves out a token for %s', (_case, other) => {
    const record = paymentFields(carded, other, amounts);
    for (const name of Object.keys(token)) expect(record).not.toHaveProperty(name);
  });

  test('§7 sends the account, its branch and both amounts without card details', () => {
    const record = paymentFields({ ...banked, accountName: ' Amélie O’Neill-Brontë ' }, card, amounts);
    const account = { accountName: 'Amélie O’Neill-Brontë', bsbNumber: '062000', accountNumber: '001234567' };
    const branchName = 'Sydney, 48 Martin Place';
    expect(record).toMatchObject({ debitType: 'E', ...account, branchName, ...sums });
    expect(record).not.toHaveProperty('cardToken');
  });

  test.each([
    ['is sent as Corporate Banking', [{ bsbNumber: '062000' }], '062000'],
    ['is sent without a BSB if the BSB is only a typed text (§5)', '062000', undefined],
  ])('a missing branch %s', (_case, bsbNumber, sent) => {
    const record = paymentFields({ ...banked, bsbNumber }, undefined, amounts);
    expect(record).toMatchObject({ bsbNumber: sent, branchName: 'Corporate Banking' });
  });

  test('§9 starts on the regular payment date and is weekly by default', () => {
    const fieldsOf = (paymentFrequency?: string, start: unknown = '2027-01-31') =>
      paymentFields({ ...carded, coverStart: start, paymentFrequency }, card, amounts);
    expect(fieldsOf('M').paymentStartDate).toBe('2027-03-31');
    expect(fieldsOf()).toMatchObject({ paymentFrequency: 'W', paymentStartDate: '2027-02-28' });
    for (const day of ['', '01/12/2026', '2026-02-30', 7])
      expect(fieldsOf('W', day).paymentStartDate).toBeUndefined();
  });
});

describe('people', () => {
  test.each([
    ['He/Him', 'M'],
    ['She/Her', 'F'],
    ['They/Them', 'F'],
    ['he/him', 'F'],
    ['', 'F'],
    [undefined, undefined],
  ])('§3 sends the gender choice %j as %s', (gender, code) => {
    for (const end of ['', 'Partner', 'Dependant'] as const)
      expect(personFields({ [`gender${end}`]: gender }, end).gender).toBe(code);
  });

  test('§5 sends a name as typed, without surrounding spaces', () => {
    for (const name of ["O'Neill", 'D’Arcy', 'Łukasz-Jan', 'José María', 'e\u0301', 'de la Cruz']) {
      const answers = { firstNameDependant: ` ${name} `, lastNameDependant: name };
      expect(personFields(answers, 'Dependant')).toMatchObject({ firstName: name, lastName: name });
    }
  });

  test('§7 sends the code of the citizenship as the country of origin', () => {
    const france = [{ code: 'FRA', name: 'France' }];
    expect(personFields({ countryCitizenshipPartner: france }, 'Partner').countryOfOrigin).toBe('FRA');
    for (const countryCitizenship of [undefined, [], 'Fran', [null], [['FRA']], null])
      expect(personFields({ countryCitizenship }, '').countryOfOrigin).toBeUndefined();
  });

  test('§4 §7 sends the fund as entered and omits it without current health cover', () => {
    const flags = { switchFundFlag: 'Y', terminateMembershipFlag: 'Y' };
    const sent = { existingFundId: '0117', existingFundName: "Doctors' Health Fund" };
    const existingFundMemberNumber = '0012ab';
    expect(fundFields({ ...fund, ...partnersFund }, '')).toEqual({
      ...flags,
      ...sent,
      existingFundMemberNumber,
    });
    for (const authorise of [false, undefined, 'true'])
      expect(fundFields({ ...fund, authorise }, '')).toMatchObject({ terminateMembershipFlag: 'N' });
    for (const currentHealthCover of ['no', undefined])
      expect(fundFields({ ...fund, currentHealthCover }, '')).toEqual({ switchFundFlag: 'N' });
  });

  test('§7 sends the partner with their own fund and dependants as a JSON list', () => {
    const { dependentDetails, ...record } = recordFor('F', partnersFund);
    const partner = { title: 'Mr', gender: 'M', firstName: 'Łukasz-Jan', lastName: 'D’Arcy' };
    const origin = { birthDate: '1995-03-01', countryOfOrigin: 'POL' };
    const medibank = {
      existingFundId: 'F110',
      existingFundName: 'Medibank',
      existingFundMemberNumber: '0077',
    };
    const flags = { switchFundFlag: 'Y', terminateMembershipFlag: 'Y' };
    for (const [name, value] of Object.entries({ ...partner, ...origin, ...medibank, ...flags }))
      expect(record).toHaveProperty(`fam_spouse_${name}`, value);
    expect(record.switchFundFlag).toBe('N');
    const family = { gender: 'F', lastName: "O'Neill", countryOfOrigin: 'FRA' };
    expect(JSON.parse(String(dependentDetails))).toEqual([
      { ...family, title: 'Miss', firstName: 'Zoë', birthDate: '2020-02-29' },
      { ...family, title: 'Mx', firstName: 'Kim', birthDate: '2026-11-20' },
    ]);
    for (const dependants of [undefined, 'two']) expect(dependantsList({ dependants })).toBeUndefined();
    expect(dependantsList({ dependants: [] })).toEqual([]);
  });
});

describe('the visitor’s location', () => {
  const both = {
    ...offshore,
    ...onshore,
    intendedAddress: { ...home, suburb: 'PERTH', addresslineTwo: ' ' },
  };

  test('§4 in Australia, is onsite with the phone number and current address', () => {
    const contact = { contactNumber: '0491570006', email: 'amelie.oneill@example.com' };
    const lines = { residentialAddressLineOne: '48 Martin Place', residentialAddressLineTwo: 'Unit 4' };
    const place = { residentialSuburb: "O'CONNOR", residentialState: 'NT', residentialPostCode: '0800' };
    expect(contactFields(both)).toEqual({ onshoreIndicator: 'onsite', ...contact, ...lines, ...place });
  });

  test('§4 elsewhere, is offshore with the intended address and no phone number', () => {
    const sent = { onshoreIndicator: 'offshore', contactNumber: '', residentialSuburb: 'PERTH' };
    expect(contactFields({ ...both, currentLocation: 'no' })).toMatchObject(sent);
    expect(contactFields(offshore).residentialAddressLineTwo).toBe('');
  });

  test('§3 §5 trims address lines and ignores an address that is only text', () => {
    const address = { ...home, addresslineOne: ' 48 Martin Place ', addresslineTwo: ' ', suburb: 'PERTH ' };
    const lines = { residentialAddressLineOne: '48 Martin Place', residentialAddressLineTwo: '' };
    expect(contactFields({ ...onshore, address })).toMatchObject({ ...lines, residentialSuburb: 'PERTH' });
    for (const other of [undefined, '12 smi', [], null])
      expect(contactFields({ ...onshore, address: other }).residentialAddressLineOne).toBeUndefined();
  });
});
