import { describe, expect, test } from 'vitest';
import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import { BY_ACCOUNT, CHILD, PARTNER, paymentServers, REFERENCE } from './support/payments.ts';
import { answerOf, messageOf } from './support/sandbox.ts';

const { store, get, byCard, submit, outbox, reset, addFault } = await paymentServers();

const answer = (record: object): Promise<PreSubmissionAnswer> => answerOf(submit(record));
const refusal = (record: object) => messageOf(submit(record));

const PAID = { coverstdt: '2026-11-20', amt: '148.20', orderResponse: { description: 'Approved' } };
const MEMBER = { SaveStatus: 'OK', mn: 'M10000001', orderId: 'OR10000001', ...PAID };
const CASE = { SaveStatus: 'OK', cn: 'CN10000001', orderId: 'OR10000001', ...PAID };
const CASE_ONLY = { SaveStatus: 'OK', cn: 'CN10000001', ...PAID };
const FAILED = { SaveStatus: 'FAILED', orderResponse: { description: 'The application could not be saved' } };
const FAILING = { ...BY_ACCOUNT, accountNumber: '222222222' };

describe('§7 preSubmission: the card or the account decides the outcome', () => {
  test.each([
    [{ number: '4111 1111 1111 1111' }, MEMBER],
    [{ number: '5555 5555 5555 4444' }, MEMBER],
    [{ number: '3782 822463 10005', cvv: '1234' }, MEMBER],
    [{ number: '4242 4242 4242 4242' }, MEMBER],
    [{ number: '4000 0000 0000 0069' }, MEMBER],
    [{ number: '4000 0000 0000 0036' }, CASE],
    [{ number: '4000 0000 0000 0077' }, CASE_ONLY],
    [{ number: '4000 0000 0000 0028' }, FAILED],
    [{ accountNumber: '12345678' }, MEMBER],
    [{ accountNumber: '111111111' }, CASE],
    [{ accountNumber: '222222222' }, FAILED],
    [{ accountNumber: '333333333' }, CASE_ONLY],
  ])('§4 %j', async (paidWith, expected) => {
    const isCard = 'number' in paidWith;
    expect(await answer(isCard ? await byCard(paidWith) : { ...BY_ACCOUNT, ...paidWith })).toEqual(expected);
  });

  test('§7 numbers are counted, and start again after a reset', async () => {
    await answer(BY_ACCOUNT);
    expect(await answer(BY_ACCOUNT)).toMatchObject({ mn: 'M10000002', orderId: 'OR10000002' });
    await reset();
    expect(await answer(BY_ACCOUNT)).toEqual(MEMBER);
  });
});

describe('§7 the outbox', () => {
  const responses = async () => (await outbox()).submissions.map(({ response }) => response);

  test('§7 has every answered application, each failed one too, without a card number', async () => {
    const record = await byCard({ number: '4000 0000 0000 0028', cvv: '987' });
    await answer(record);
    await answer(BY_ACCOUNT);
    await answer(FAILING);
    await answer(FAILING);
    const { submissions } = await outbox();
    expect(submissions.map(({ response }) => response)).toEqual([FAILED, MEMBER, FAILED, FAILED]);
    expect(submissions.map(({ request }) => request)).toMatchObject([record, BY_ACCOUNT, FAILING, FAILING]);
    expect(JSON.stringify(submissions)).not.toMatch(/4000000000000028|4000 0000|987/);
  });

  test('any record with the reference of an accepted one gets its answer, and counts once', async () => {
    const record = { ...(await byCard()), submissionReference: REFERENCE };
    for (const repeated of [
      record,
      record,
      { ...record, firstName: 'Zoë' },
      { ...BY_ACCOUNT, accountNumber: '111111111', submissionReference: REFERENCE },
      { ...(await byCard()), submissionReference: REFERENCE },
    ])
      expect(await answer(repeated)).toEqual(MEMBER);
    expect((await outbox()).submissions.map(({ request }) => request)).toEqual([record]);
    await reset();
    expect(await answer({ ...FAILING, submissionReference: REFERENCE })).toEqual(FAILED);
  });

  test('after a FAILED one another record is a new submission', async () => {
    const failed = { ...FAILING, submissionReference: REFERENCE };
    expect(await answer(failed)).toEqual(FAILED);
    expect(await answer(failed)).toEqual(FAILED);
    expect(await responses()).toEqual([FAILED]);
    expect(await answer({ ...(await byCard()), submissionReference: REFERENCE })).toEqual(MEMBER);
    expect(await answer(failed)).toEqual(MEMBER);
    expect(await responses()).toEqual([FAILED, MEMBER]);
  });

  test('§7 has no refused record, whose reference can be used again, and none with a fault', async () => {
    await refusal({ ...BY_ACCOUNT, amount: '1.00', submissionReference: REFERENCE });
    await addFault({ call: 'preSubmission', fault: 'status', status: 500, times: 1 });
    expect((await submit(BY_ACCOUNT)).statusCode).toBe(500);
    expect(await responses()).toEqual([]);
    expect(await answer({ ...BY_ACCOUNT, submissionReference: REFERENCE })).toEqual(MEMBER);
  });
});

describe('§7 GET preSubmission: the outcome of an application', () => {
  const ask = (status = 200) => answerOf(get(`/hcf/preSubmission?reference=${REFERENCE}`), status);
  const send = (changes: object = {}) =>
    submit({ ...BY_ACCOUNT, submissionReference: REFERENCE, ...changes });
  const NOT_RECEIVED = { reference: REFERENCE, isReceived: false };

  test('returns the latest answer, and submits nothing', async () => {
    await send({ accountNumber: '222222222' });
    expect(await ask()).toEqual(FAILED);
    await send();
    expect([await ask(), await ask()]).toEqual([MEMBER, MEMBER]);
    expect((await outbox()).submissions).toHaveLength(2);
    await reset();
    expect(await ask(404)).toEqual(NOT_RECEIVED);
  });

  test('is a 404 for an unknown, refused or lost application', async () => {
    await submit(BY_ACCOUNT);
    expect(await ask(404)).toEqual(NOT_RECEIVED);
    await send({ amount: '1.00' });
    await addFault({ call: 'preSubmission', fault: 'status', status: 503, times: 1 });
    await send();
    expect(await ask(404)).toEqual(NOT_RECEIVED);
  });

  test('has faults of its own, apart from those of the submission', async () => {
    await send();
    await addFault({ call: 'preSubmission', fault: 'status', status: 500 });
    expect(await ask()).toEqual(MEMBER);
    await addFault({ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 1 });
    await ask(503);
  });

  test('is known for the newest 20,000', async () => {
    await send();
    for (let number = 1; number < 20_000; number += 1)
      store.submissions.set(String(number), { record: '', answer: MEMBER });
    expect(await ask()).toEqual(MEMBER);
    await submit(BY_ACCOUNT);
    expect(await ask(404)).toEqual(NOT_RECEIVED);
  });
});

describe('§7 a card’s token is valid once, for its own payment', () => {
  const UNKNOWN = 'cardToken is no token that the card frame gave out since the last reset';

  test('§7 not an unknown one', async () => {
    const record = await byCard();
    await reset();
    expect(await refusal(record)).toBe(`preSubmission: request/body/${UNKNOWN}`);
    expect(await refusal({ ...(await byCard()), cardToken: '411111aaaaaa1111' })).toContain(UNKNOWN);
  });

  test.each(['4111 1111 1111 1111', '4000 0000 0000 0028'])('§7 not a used one: %s', async (number) => {
    const record = await byCard({ number });
    await answer(record);
    expect(await refusal(record)).toContain('request/body/cardToken was used already');
  });

  test.each([
    ['merchReference', 'MR2'],
    ['txnReference', 'TX2'],
    ['maskedPAN', '411111XXXXXX1112'],
    ['cardExpiryDate', '01/41'],
    ['cardSchema', 'AMEX'],
    ['cardCategory', 'DEBIT'],
  ])('§3 not with another %s than the frame’s', async (field, wrong) => {
    const record: Record<string, unknown> = { ...(await byCard()) };
    expect(await refusal({ ...record, [field]: wrong })).toBe(
      `preSubmission: request/body/${field} is "${wrong}", but the card frame answered "${record[field]}" with this cardToken`,
    );
    // a refused record does not use up the token (§4)
    expect(await answer(record)).toEqual(MEMBER);
  });

  test('§9 not for another amount than the first instalment', async () => {
    expect(await refusal(await byCard({}, '34.20'))).toContain(
      'request/body/amount is "148.20", but the card frame answered "34.20"',
    );
  });
});

describe('§9 amounts and days are those of the record’s own terms', () => {
  const LATE = { paymentFrequency: 'M', basePremium: '148.20', commencementDate: '2027-01-31' };
  const FAMILY = {
    ...PARTNER,
    scaleCode: 'F',
    dependentDetails: JSON.stringify([CHILD]),
    basePremium: '94.05',
    amount: '407.55',
  };

  test.each([
    { paymentFrequency: 'W', basePremium: '34.20' },
    { paymentFrequency: 'F', basePremium: '68.40' },
    { paymentFrequency: 'M', basePremium: '148.20' },
    { paymentFrequency: 'Q', basePremium: '444.60' },
    { paymentFrequency: 'H', basePremium: '889.20' },
    { paymentFrequency: 'Y', basePremium: '1778.40' },
    // two months later, if the start is on day 28 or later
    { ...LATE, paymentStartDate: '2027-03-31' },
    // a family pays for both ages (§4)
    { ...FAMILY, fam_spouse_birthDate: '1980-01-15' },
  ])('§9 right terms: %j', async (changes) => {
    await answer({ ...BY_ACCOUNT, ...changes });
  });

  const INSTALMENT = "the first instalment, one month's premium of this record,";

  test.each([
    [{ basePremium: '0.01' }, 'basePremium is 0.01, but the premium of this record, paid W, comes to 34.20'],
    [{ amount: '34.20' }, `amount is 34.20, but ${INSTALMENT} comes to 148.20`],
    [
      { paymentStartDate: '2026-11-20' },
      "paymentStartDate is 2026-11-20, but §9's regular payment date for W, counted from 2026-11-20, comes to 2026-12-20",
    ],
    [{ ...LATE, paymentStartDate: '2027-02-28' }, 'paymentStartDate is 2027-02-28'],
    [{ ...FAMILY, fam_spouse_birthDate: '1996-01-15' }, 'basePremium is 94.05'],
    [{ productId: 'HV9' }, 'productId "HV9" is the id of no product. Use one of: HV1'],
    [{ birthDate: '2010-01-01' }, 'birthDate 2010-01-01 is less than 18 years before the commencementDate'],
    [{ scaleCode: 'D', ...PARTNER, fam_spouse_birthDate: '2010-01-01' }, 'fam_spouse_birthDate'],
  ])('§7 wrong terms: %j', async (changes, problem) => {
    expect(await refusal({ ...BY_ACCOUNT, ...changes })).toContain(`preSubmission: request/body/${problem}`);
  });
});

describe('§7 dependentDetails is the JSON list of the contract', () => {
  const parent = { ...BY_ACCOUNT, scaleCode: 'P', basePremium: '51.30', amount: '222.30' };

  test.each([[[CHILD]], [[CHILD, { ...CHILD, firstName: 'Max' }]]])('§7 %j', async (children) => {
    await answer({ ...parent, dependentDetails: JSON.stringify(children) });
  });

  const child = (changes: object) => JSON.stringify([{ ...CHILD, ...changes }]);

  test.each([
    ['{"title": ', 'dependentDetails is no JSON'],
    ['{}', 'dependentDetails has an invalid list: dependants must be array'],
    ['[]', 'dependants must NOT have fewer than 1 items'],
    [child({ birthDate: '29/02/2020' }), 'dependants/0/birthDate must match format "date"'],
    [child({ age: 6 }), 'dependants/0 must NOT have additional properties (age)'],
  ])('§7 not %s', async (dependentDetails, message) => {
    expect(await refusal({ ...parent, dependentDetails })).toContain(message);
  });
});
