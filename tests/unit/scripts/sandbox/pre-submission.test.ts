import { expect, test } from 'vitest';
import type { PreSubmissionAnswer } from '#types/api/preSubmission';
import { BY_ACCOUNT, paymentServers, REFERENCE } from './support/payments.ts';
import { answerOf, messageOf } from './support/sandbox.ts';

const { read, byCard, submit, outbox, reset, addFault } = await paymentServers();

const answer = (record: object): Promise<PreSubmissionAnswer> => answerOf(submit(record));
const refusal = (record: object) => messageOf(submit(record));
const send = (changes: object = {}) => submit({ ...BY_ACCOUNT, submissionReference: REFERENCE, ...changes });
const ask = (status?: number) => read(`/hcf/preSubmission?reference=${REFERENCE}`, status);
const responses = async () => (await outbox()).submissions.map(({ response }) => response);

const PAID = { coverstdt: '2026-11-20', amt: '148.20', orderResponse: { description: 'Approved' } };
const MEMBER = { SaveStatus: 'OK', mn: 'M10000001', orderId: 'OR10000001', ...PAID };
const CASE = { SaveStatus: 'OK', cn: 'CN10000001', orderId: 'OR10000001', ...PAID };
const CASE_ONLY = { SaveStatus: 'OK', cn: 'CN10000001', ...PAID };
const FAILED = { SaveStatus: 'FAILED', orderResponse: { description: 'The application could not be saved' } };
const FAILING = { ...BY_ACCOUNT, accountNumber: '222222222' };
const NOT_RECEIVED = { reference: REFERENCE, isReceived: false };

test.each([
  [{ number: '4111 1111 1111 1111' }, MEMBER],
  [{ number: '4242 4242 4242 4242' }, MEMBER],
  [{ number: '4000 0000 0000 0036' }, CASE],
  [{ number: '4000 0000 0000 0077' }, CASE_ONLY],
  [{ number: '4000 0000 0000 0028' }, FAILED],
  [{ accountNumber: '12345678' }, MEMBER],
  [{ accountNumber: '111111111' }, CASE],
  [{ accountNumber: '222222222' }, FAILED],
  [{ accountNumber: '333333333' }, CASE_ONLY],
])('§4 decides the outcome by card or account: %j', async (paidWith, expected) => {
  const isCard = 'number' in paidWith;
  expect(await answer(isCard ? await byCard(paidWith) : { ...BY_ACCOUNT, ...paidWith })).toEqual(expected);
});

test('§7 issues consecutive numbers, from the first after a reset', async () => {
  await answer(BY_ACCOUNT);
  expect(await answer(BY_ACCOUNT)).toMatchObject({ mn: 'M10000002', orderId: 'OR10000002' });
  await reset();
  expect(await answer(BY_ACCOUNT)).toEqual(MEMBER);
});

test('§7 lists all answered applications in the outbox, without card numbers', async () => {
  const record = await byCard({ number: '4000 0000 0000 0028', cvv: '987' });
  const sent = [record, BY_ACCOUNT, FAILING, FAILING];
  for (const each of sent) await answer(each);
  const { submissions } = await outbox();
  expect(await responses()).toEqual([FAILED, MEMBER, FAILED, FAILED]);
  expect(submissions.map(({ request }) => request)).toMatchObject(sent);
  expect(JSON.stringify(submissions)).not.toMatch(/4000000000000028|4000 0000|"987"/);
});

test('returns the same answer for any record with an accepted reference', async () => {
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
  expect(await answerOf(send(FAILING))).toEqual(FAILED);
});

test('accepts another record after a FAILED one and reports the latest outcome', async () => {
  for (const repeated of [FAILING, FAILING]) expect(await answerOf(send(repeated))).toEqual(FAILED);
  expect([await responses(), await ask()]).toEqual([[FAILED], FAILED]);
  for (const repeated of [BY_ACCOUNT, FAILING]) expect(await answerOf(send(repeated))).toEqual(MEMBER);
  expect([await ask(), await ask()]).toEqual([MEMBER, MEMBER]);
  expect(await responses()).toEqual([FAILED, MEMBER]);
  await reset();
  expect(await ask(404)).toEqual(NOT_RECEIVED);
});

test('§7 reports a refused or dropped record as not received, and accepts it again', async () => {
  await submit(BY_ACCOUNT);
  await messageOf(send({ amount: '1.00' }));
  await addFault({ call: 'preSubmission', fault: 'status', status: 503, times: 1 });
  await answerOf(send(), 503);
  expect([await responses(), await ask(404)]).toEqual([[MEMBER], NOT_RECEIVED]);
  expect(await answerOf(send())).toMatchObject({ mn: 'M10000002' });
});

test('applies faults of the outcome and of the submission separately', async () => {
  await send();
  await addFault({ call: 'preSubmission', fault: 'status', status: 500 });
  expect(await ask()).toEqual(MEMBER);
  await addFault({ call: 'preSubmissionOutcome', fault: 'status', status: 503, times: 1 });
  await ask(503);
});

test('§7 rejects unknown and used tokens', async () => {
  const before = await byCard();
  await reset();
  const UNKNOWN = 'request/body/cardToken is not a token that the card frame issued since the last reset';
  expect(await refusal(before)).toBe(`preSubmission: ${UNKNOWN}`);
  expect(await refusal({ ...(await byCard()), cardToken: '411111aaaaaa1111' })).toContain(UNKNOWN);
  for (const number of ['4111 1111 1111 1111', '4000 0000 0000 0028']) {
    const record = await byCard({ number });
    await answer(record);
    expect(await refusal(record)).toContain('request/body/cardToken was used already');
  }
});

test.each([
  ['merchReference', 'MR2'],
  ['txnReference', 'TX2'],
  ['maskedPAN', '411111XXXXXX1112'],
  ['cardExpiryDate', '01/41'],
  ['cardSchema', 'AMEX'],
  ['cardCategory', 'DEBIT'],
])('§3 rejects a record with another %s than the frame’s without using its token', async (field, wrong) => {
  const record: Record<string, unknown> = { ...(await byCard()) };
  expect(await refusal({ ...record, [field]: wrong })).toContain(
    `${field} is "${wrong}", but the card frame answered "${record[field]}" with this cardToken`,
  );
  expect(await answer(record)).toEqual(MEMBER);
});

test('§9 rejects a token for another amount than the first instalment', async () => {
  const problem = 'amount is "148.20", but the card frame answered "34.20"';
  expect(await refusal(await byCard({}, '34.20'))).toContain(problem);
});

const PARTNER = {
  fam_spouse_title: 'Mr',
  fam_spouse_gender: 'M',
  fam_spouse_firstName: 'Noah',
  fam_spouse_lastName: 'O’Neill',
  fam_spouse_birthDate: '1980-01-15',
  fam_spouse_countryOfOrigin: 'NZL',
  fam_spouse_switchFundFlag: 'N',
};
const PERSON = { title: 'Miss', gender: 'F', firstName: 'Zoë', lastName: 'O’Neill', countryOfOrigin: 'FRA' };
const CHILD = { ...PERSON, birthDate: '2020-02-29' };
const children = (...list: object[]) => ({ dependentDetails: JSON.stringify(list) });
const PARENT = { scaleCode: 'P', basePremium: '51.30', amount: '222.30' };
// a family pays for both ages (§4)
const FAMILY = { ...PARTNER, ...children(CHILD), scaleCode: 'F', basePremium: '94.05', amount: '407.55' };
// two months later, if the start is on day 28 or later
const LATE = { paymentFrequency: 'M', basePremium: '148.20', commencementDate: '2027-01-31' };

test.each([
  { paymentFrequency: 'F', basePremium: '68.40' },
  { paymentFrequency: 'M', basePremium: '148.20' },
  { paymentFrequency: 'Q', basePremium: '444.60' },
  { paymentFrequency: 'H', basePremium: '889.20' },
  { paymentFrequency: 'Y', basePremium: '1778.40' },
  { ...LATE, paymentStartDate: '2027-03-31' },
  FAMILY,
  { ...PARENT, ...children(CHILD) },
  { ...PARENT, ...children(CHILD, { ...CHILD, firstName: 'Max' }) },
  // as long as the page lets visitors type
  { firstName: 'É'.repeat(100), email: `${'e'.repeat(242)}@example.com`, accountName: 'Ö'.repeat(100) },
  { residentialAddressLineOne: 'x'.repeat(200), residentialAddressLineTwo: 'Ł'.repeat(100) },
  { ...PARENT, ...children(...Array(50).fill({ ...CHILD, lastName: 'É'.repeat(100) })) },
])('§9 accepts a record with the right terms: %j', async (changes) => {
  await answer({ ...BY_ACCOUNT, ...changes });
});

test.each([
  [{ basePremium: '0.01' }, 'basePremium is 0.01, but this record, paid W from 2026-11-20, has 34.20'],
  [{ amount: '34.20' }, 'amount is 34.20, but this record, paid W from 2026-11-20, has 148.20'],
  [{ paymentStartDate: '2026-11-20' }, 'paymentStartDate is 2026-11-20, but this record'],
  [{ ...LATE, paymentStartDate: '2027-02-28' }, 'paymentStartDate is 2027-02-28'],
  [{ ...FAMILY, fam_spouse_birthDate: '1996-01-15' }, 'basePremium is 94.05'],
  [
    { commencementDate: '2026-11-18' },
    'commencementDate 2026-11-18 is more than a day before today, 2026-11-20',
  ],
  [{ residentialAddressLineOne: 'x'.repeat(201) }, 'residentialAddressLineOne must NOT have more than 200'],
  [{ productId: 'HV9' }, 'productId "HV9" is the id of no product. Use one of: HV1'],
  [{ birthDate: '2010-01-01' }, 'birthDate 2010-01-01 is less than 18 years before commencementDate'],
  [{ ...PARTNER, scaleCode: 'D', fam_spouse_birthDate: '2010-01-01' }, 'fam_spouse_birthDate'],
  [{ ...PARENT, dependentDetails: '{"title": ' }, 'dependentDetails is not JSON'],
  [{ ...PARENT, dependentDetails: '{}' }, 'dependentDetails has an invalid list: dependants must be array'],
  [{ ...PARENT, ...children() }, 'dependentDetails has an invalid list: dependants must NOT have fewer'],
  [{ ...PARENT, ...children({ ...CHILD, birthDate: '29/02/2020' }) }, 'dependentDetails has an invalid list'],
  [{ ...PARENT, ...children({ ...CHILD, age: 6 }) }, 'dependentDetails has an invalid list: dependants/0'],
])('§7 rejects a record with wrong terms: %j', async (changes, problem) => {
  expect(await refusal({ ...BY_ACCOUNT, ...changes })).toContain(`preSubmission: request/body/${problem}`);
});
