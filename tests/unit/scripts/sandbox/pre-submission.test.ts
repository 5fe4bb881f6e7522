import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { BY_ACCOUNT, CHILD, PARTNER, paymentServers } from './support/payments.ts';

const { byCard, submit, outbox, reset, post, frame } = await paymentServers();

beforeEach(async () => {
  await reset();
});
afterAll(() => frame.close());

async function answer(record: object) {
  const response = await submit(record);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function refusal(record: object): Promise<string> {
  const response = await submit(record);
  expect(response.statusCode).toBe(400);
  return response.json().message;
}

const PAID = { coverstdt: '2026-11-20', amt: '148.20', orderResponse: { description: 'Approved' } };
const MEMBER = { SaveStatus: 'OK', mn: 'M10000001', orderId: 'OR10000001', ...PAID };
const CASE = { SaveStatus: 'OK', cn: 'CN10000001', orderId: 'OR10000001', ...PAID };
const CASE_ONLY = { SaveStatus: 'OK', cn: 'CN10000001', ...PAID };
const FAILED = { SaveStatus: 'FAILED', orderResponse: { description: 'The application could not be saved' } };

describe('§7 preSubmission: the card or the account decides the outcome', () => {
  test.each([
    ['4111 1111 1111 1111', '123', MEMBER],
    ['5555 5555 5555 4444', '123', MEMBER],
    ['3782 822463 10005', '1234', MEMBER],
    ['4242 4242 4242 4242', '123', MEMBER],
    ['4000 0000 0000 0069', '123', MEMBER],
    ['4000 0000 0000 0036', '123', CASE],
    ['4000 0000 0000 0077', '123', CASE_ONLY],
    ['4000 0000 0000 0028', '123', FAILED],
  ])('§4 the card %s', async (number, cvv, expected) => {
    expect(await answer(await byCard({ number, cvv }))).toEqual(expected);
  });

  test.each([
    ['12345678', MEMBER],
    ['111111111', CASE],
    ['222222222', FAILED],
    ['333333333', CASE_ONLY],
  ])('§4 the account %s', async (accountNumber, expected) => {
    expect(await answer({ ...BY_ACCOUNT, accountNumber })).toEqual(expected);
  });

  test('§7 numbers are counted, and start again after a reset', async () => {
    await answer(BY_ACCOUNT);
    expect(await answer(BY_ACCOUNT)).toMatchObject({ mn: 'M10000002', orderId: 'OR10000002' });
    await reset();
    expect(await answer(BY_ACCOUNT)).toEqual(MEMBER);
  });
});

describe('§7 the outbox', () => {
  test('§7 has every answered application, failed ones too', async () => {
    const record = await byCard({ number: '4000 0000 0000 0028' });
    await answer(record);
    await answer(BY_ACCOUNT);
    const { submissions } = await outbox();
    expect(submissions).toEqual([
      { receivedAt: expect.any(String), request: expect.objectContaining(record), response: FAILED },
      { receivedAt: expect.any(String), request: expect.objectContaining(BY_ACCOUNT), response: MEMBER },
    ]);
  });

  test('has each failed application, though the answers are the same', async () => {
    const failing = { ...BY_ACCOUNT, accountNumber: '222222222' };
    expect(await answer(failing)).toEqual(FAILED);
    expect(await answer(failing)).toEqual(FAILED);
    expect((await outbox()).submissions).toHaveLength(2);
  });

  test('a repeated submission counts once, and gets the first answer', async () => {
    const submissionReference = '0123456789abcdef0123456789abcdef';
    const record = { ...(await byCard()), submissionReference };
    expect(await answer(record)).toEqual(MEMBER);
    expect(await answer(record)).toEqual(MEMBER);
    expect((await outbox()).submissions).toHaveLength(1);
    await reset();
    expect(await answer({ ...BY_ACCOUNT, submissionReference })).toEqual(MEMBER);
  });

  test('any record with the reference of an accepted one gets its answer', async () => {
    const submissionReference = '0123456789abcdef0123456789abcdef';
    const record = { ...(await byCard()), submissionReference };
    expect(await answer(record)).toEqual(MEMBER);
    expect(await answer({ ...record, firstName: 'Zoë' })).toEqual(MEMBER);
    expect(await answer({ ...BY_ACCOUNT, accountNumber: '111111111', submissionReference })).toEqual(MEMBER);
    expect(await answer({ ...(await byCard()), submissionReference })).toEqual(MEMBER);
    const { submissions } = await outbox();
    expect(submissions.map(({ request }) => request)).toEqual([record]);
  });

  test('after a FAILED one another record is a new submission', async () => {
    const submissionReference = '0123456789abcdef0123456789abcdef';
    const failed = { ...(await byCard({ number: '4000 0000 0000 0028' })), submissionReference };
    expect(await answer(failed)).toEqual(FAILED);
    expect(await answer(failed)).toEqual(FAILED);
    expect((await outbox()).submissions).toHaveLength(1);
    const next = { ...(await byCard()), submissionReference };
    expect(await answer(next)).toEqual(MEMBER);
    expect(await answer(failed)).toEqual(MEMBER);
    const { submissions } = await outbox();
    expect(submissions.map(({ response }) => response)).toEqual([FAILED, MEMBER]);
  });

  test('a refused record does not use its reference up', async () => {
    const submissionReference = 'fedcba9876543210fedcba9876543210';
    await refusal({ ...BY_ACCOUNT, amount: '1.00', submissionReference });
    expect(await answer({ ...BY_ACCOUNT, submissionReference })).toEqual(MEMBER);
  });

  test('§7 has no refused record, none with a fault, and no card number', async () => {
    await refusal({ ...BY_ACCOUNT, amount: '1.00' });
    await post('/sandbox/faults', [{ call: 'preSubmission', fault: 'status', status: 500, times: 1 }]);
    expect((await submit(BY_ACCOUNT)).statusCode).toBe(500);
    expect((await outbox()).submissions).toEqual([]);
    await answer(await byCard({ cvv: '987' }));
    expect(JSON.stringify(await outbox())).not.toMatch(/4111111111111111|4111 1111|987/);
  });
});

describe('§7 a card’s token is valid once, for its own payment', () => {
  test('§7 not an unknown one', async () => {
    const record = await byCard();
    await reset();
    const message =
      'preSubmission: request/body/cardToken is no token that the card frame gave out since the last reset';
    expect(await refusal(record)).toBe(message);
    expect(await refusal({ ...(await byCard()), cardToken: '411111aaaaaa1111' })).toBe(message);
  });

  test.each(['4111 1111 1111 1111', '4000 0000 0000 0028'])(
    '§7 not a used one, whatever the outcome: %s',
    async (number) => {
      const record = await byCard({ number });
      await answer(record);
      expect(await refusal(record)).toContain('request/body/cardToken was used already');
    },
  );

  test.each(['merchReference', 'txnReference', 'maskedPAN', 'cardExpiryDate', 'cardSchema', 'cardCategory'])(
    '§3 not with another %s than the frame’s',
    async (field) => {
      const other = { merchReference: 'MR2', txnReference: 'TX2', maskedPAN: '411111XXXXXX1112' };
      const changes = { ...other, cardExpiryDate: '01/41', cardSchema: 'AMEX', cardCategory: 'DEBIT' };
      const record: Record<string, unknown> = { ...(await byCard()) };
      const wrong = changes[field as keyof typeof changes];
      expect(await refusal({ ...record, [field]: wrong })).toBe(
        `preSubmission: request/body/${field} is "${wrong}", but the card frame answered "${record[field]}" with this cardToken`,
      );
    },
  );

  test('§9 a token for another amount than the first instalment', async () => {
    expect(await refusal(await byCard({}, '34.20'))).toContain(
      'request/body/amount is "148.20", but the card frame answered "34.20"',
    );
  });

  test('§4 a refused record does not use the token up', async () => {
    const record = await byCard();
    await refusal({ ...record, basePremium: '1.00' });
    await refusal({ ...record, txnReference: 'TX2' });
    expect(await answer(record)).toEqual(MEMBER);
  });
});

describe('§9 amounts and days are those of the record’s own terms', () => {
  const ok = (changes: Partial<PreSubmissionRecord>) => answer({ ...BY_ACCOUNT, ...changes });

  test.each([
    ['W', '34.20'],
    ['F', '68.40'],
    ['M', '148.20'],
    ['Q', '444.60'],
    ['H', '889.20'],
    ['Y', '1778.40'],
  ] as const)('§9 %s is %s each, a month after the start', async (paymentFrequency, basePremium) => {
    await ok({ paymentFrequency, basePremium });
    expect(await refusal({ ...BY_ACCOUNT, paymentFrequency, basePremium: '0.01' })).toBe(
      `preSubmission: request/body/basePremium is 0.01, but the premium of this record, paid ${paymentFrequency}, comes to ${basePremium}`,
    );
    expect(
      await refusal({
        ...BY_ACCOUNT,
        paymentFrequency,
        basePremium,
        paymentStartDate: '2026-11-20',
      }),
    ).toContain(`paymentStartDate is 2026-11-20, but §9's regular payment date for ${paymentFrequency}`);
  });

  test('§9 monthly payments for a cover that starts on day 28 or later begin two months after it', async () => {
    const M = { paymentFrequency: 'M', basePremium: '148.20', commencementDate: '2027-01-31' } as const;
    await ok({ ...M, paymentStartDate: '2027-03-31' });
    expect(await refusal({ ...BY_ACCOUNT, ...M, paymentStartDate: '2027-02-28' })).toContain(
      'comes to 2027-03-31',
    );
  });

  test('§9 the first instalment is a month’s premium, whatever the frequency', async () => {
    expect(await refusal({ ...BY_ACCOUNT, amount: '34.20' })).toBe(
      "preSubmission: request/body/amount is 34.20, but the first instalment, one month's premium of this record, comes to 148.20",
    );
  });

  test('§4 a family pays for both ages', async () => {
    const family = {
      ...PARTNER,
      scaleCode: 'F',
      fam_spouse_birthDate: '1980-01-15',
      dependentDetails: JSON.stringify([CHILD]),
      basePremium: '94.05',
      amount: '407.55',
    } as const;
    await ok(family);
    expect(await refusal({ ...BY_ACCOUNT, ...family, fam_spouse_birthDate: '1996-01-15' })).toContain(
      'comes to 85.50',
    );
  });

  test.each([
    [{ productId: 'HV9' }, 'request/body/productId "HV9" is the id of no product. Use one of: HV1'],
    [
      { birthDate: '2010-01-01' },
      'request/body/birthDate 2010-01-01 is less than 18 years before the commencementDate',
    ],
    [{ scaleCode: 'D', ...PARTNER, fam_spouse_birthDate: '2010-01-01' }, 'request/body/fam_spouse_birthDate'],
  ])('§7 invalid terms: %j', async (changes, message) => {
    expect(await refusal({ ...BY_ACCOUNT, ...changes })).toContain(message);
  });
});

describe('§7 dependentDetails is the JSON list of the contract', () => {
  const parent = { ...BY_ACCOUNT, scaleCode: 'P', basePremium: '51.30', amount: '222.30' };
  const of = (dependentDetails: string) => ({ ...parent, dependentDetails });

  test('§7 one child or several', async () => {
    await answer(of(JSON.stringify([CHILD])));
    await answer(of(JSON.stringify([CHILD, { ...CHILD, firstName: 'Max' }])));
  });

  test.each([
    ['{"title": ', 'dependentDetails is no JSON'],
    ['{}', 'dependentDetails has an invalid list: dependants must be array'],
    ['[]', 'dependants must NOT have fewer than 1 items'],
    [
      JSON.stringify([{ ...CHILD, birthDate: '29/02/2020' }]),
      'dependants/0/birthDate must match format "date"',
    ],
    [JSON.stringify([{ ...CHILD, age: 6 }]), 'dependants/0 must NOT have additional properties (age)'],
  ])('§7 not %s', async (dependentDetails, message) => {
    expect(await refusal(of(dependentDetails))).toContain(message);
  });
});

test.each([
  [{ debitType: 'C' }, "must have required property 'cardToken'"],
  [{ scaleCode: 'D' }, "must have required property 'fam_spouse_title'"],
  [{ rebateFlag: 'Y' }, 'request/body/rebateFlag'],
])('§7 a record that breaks its contract is a 400: %j', async (changes, message) => {
  expect(await refusal({ ...BY_ACCOUNT, ...changes })).toContain(message);
});
