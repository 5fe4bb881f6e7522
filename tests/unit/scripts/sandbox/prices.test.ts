import { expect, test, vi } from 'vitest';
import {
  dollars,
  type PaymentFrequency,
  PERIODS,
  regularPaymentFor,
} from '../../../../scripts/sandbox/prices.ts';
import { answerOf, messageOf, PRICE, startSandbox } from './support/sandbox.ts';

const { app, read, post } = startSandbox();

const ask = (changes: object) => post('/hcf/getPrice', { ...PRICE, ...changes });
const premium = async (changes: object) => (await answerOf(ask(changes))).Premium;

// A1 to 35: 34.20, A2 to 55: 41.04, A3 to 70: 53.01, A4: 71.82
test.each([
  ['1990-11-21', '2026-11-20', '34.20'],
  ['1990-11-21', '2026-11-21', '41.04'],
  ['1970-12-01', '2026-11-30', '41.04'],
  ['1970-12-01', '2026-12-01', '53.01'],
  ['1955-11-21', '2026-11-20', '53.01'],
  ['1955-11-21', '2026-11-21', '71.82'],
  // a birthday on 29 February
  ['1956-02-29', '2027-02-28', '53.01'],
  ['1956-02-29', '2027-03-01', '71.82'],
  ['1972-02-29', '2028-02-28', '41.04'],
  ['1972-02-29', '2028-02-29', '53.01'],
  // turns 18 on that day
  ['2008-11-20', '2026-11-20', '34.20'],
])(
  '§4 for an adult born on %s and cover from %s, returns the premium %s',
  async (ClientDOB, CommencementDate, expected) => {
    expect(await premium({ ClientDOB, CommencementDate })).toBe(expected);
  },
);

test('§4 includes a partner’s age in the premium only if a partner is covered', async () => {
  const SpouseDOB = '1990-11-21';
  expect(await premium({ ScaleCode: 'D', SpouseDOB })).toBe('68.40');
  expect(await premium({ ScaleCode: 'D', SpouseDOB, CommencementDate: '2026-11-21' })).toBe('75.24');
  expect(await premium({ ScaleCode: 'S', SpouseDOB: '1940-01-01' })).toBe('34.20');
  expect(await premium({ ScaleCode: 'P', SpouseDOB: '1940-01-01' })).toBe('51.30');
});

test('§3 writes dollars with two decimals, and rounds half a cent up (§9)', async () => {
  expect([5, 100, 123456].map(dollars)).toEqual(['0.05', '1.00', '1234.56']);
  // 16.45 × 150 %
  expect(await premium({ HcfProductId: 'HV1', ScaleCode: 'P' })).toBe('24.68');
});

test.each<[string, PaymentFrequency[], string]>([
  ['2026-11-20', ['W', 'F', 'M', 'Q', 'H', 'Y'], '2026-12-20'],
  ['2026-12-27', ['W', 'F', 'M', 'Q', 'H', 'Y'], '2027-01-27'],
  // day 28 or later
  ['2026-12-28', ['M', 'Y'], '2027-02-28'],
  ['2026-12-28', ['W', 'F', 'Q', 'H'], '2027-01-28'],
  ['2027-01-31', ['M', 'Y'], '2027-03-31'],
  ['2026-11-30', ['M', 'Y'], '2027-01-30'],
  // the last day of a shorter month
  ['2027-01-31', ['W', 'F', 'Q', 'H'], '2027-02-28'],
  ['2028-01-31', ['W'], '2028-02-29'],
  ['2027-03-31', ['W'], '2027-04-30'],
])('§9 for cover from %s, paid %j, starts regular payments on %s', (start, frequencies, day) => {
  for (const frequency of frequencies) expect(regularPaymentFor(start, frequency), frequency).toBe(day);
});

test.each([
  ['S', '482.S.A2.', '1986-01-15', ''],
  ['P', '482.P.A3.', '1960-01-15', ''],
  ['D', '482.D.A1.A2', '1996-01-15', '1980-01-15'],
  ['F', '482.F.A4.A1', '1950-01-15', '1999-01-15'],
])('§7 getPrice returns the offers’ prices for %s (%s)', async (ScaleCode, path, ClientDOB, SpouseDOB) => {
  const [essential] = await read(`/hcf/ovhc/ovhcPathToPurchase.${path}.json`);
  for (const { excessCode, ...amounts } of essential.prices)
    for (const [PaymentFrequency, period] of Object.entries(PERIODS)) {
      const terms = { ExcessCode: excessCode, PaymentFrequency, HcfProductId: 'HV1' };
      const asked = await premium({ ScaleCode, ClientDOB, SpouseDOB, ...terms });
      expect(asked, JSON.stringify(terms)).toBe(amounts[`price${period}`]);
    }
});

const YOUNG = 'is less than 18 years before CommencementDate 2026-11-20 (§9)';

test.each([
  [{ ScaleCode: 'D' }, 'SpouseDOB is empty, but ScaleCode D covers a partner'],
  [{ ScaleCode: 'F' }, 'SpouseDOB is empty, but ScaleCode F covers a partner'],
  [{ ClientDOB: '2008-11-21' }, `ClientDOB 2008-11-21 ${YOUNG}`],
  [{ ClientDOB: '2030-01-01' }, `ClientDOB 2030-01-01 ${YOUNG}`],
  [{ ScaleCode: 'D', SpouseDOB: '2008-11-21' }, `SpouseDOB 2008-11-21 ${YOUNG}`],
])('§7 getPrice rejects %j', async (changes, problem) => {
  expect(await messageOf(ask(changes))).toBe(`getPrice: request/body/${problem}`);
});

test.each([
  ['2026-11-21', 200],
  ['2026-11-22', 400],
  ['2027-11-20', 400],
])('on %s, a start on 2026-11-20 gets %i', async (today, status) => {
  const answer = await post('/hcf/getPrice', PRICE, { 'x-sandbox-today': today });
  expect(answer.statusCode).toBe(status);
  if (status === 400)
    expect(answer.json().message).toContain(
      `CommencementDate 2026-11-20 is more than a day before today, ${today}`,
    );
});

test('the day is today, unless a request names another', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00') });
  const answer = await app.inject({ method: 'POST', url: '/hcf/getPrice', payload: PRICE });
  vi.useRealTimers();
  expect(answer.json().message).toContain('before today, 2026-11-22');
});
