import { describe, expect, test } from 'vitest';
import type { PriceRequest } from '#types/api/getPrice';
import type { ProductId } from '#types/api/getproductid';
import type { Product } from '#types/data/product';
import { dollars, PERIODS, regularPaymentFor } from '../../../../scripts/sandbox/prices.ts';
import { answerOf, messageOf, PRICE, startSandbox } from './support/sandbox.ts';

const { get, post } = startSandbox();

const ask = (changes: object) => post('/hcf/getPrice', { ...PRICE, ...changes });
const premium = async (changes: object) => (await answerOf(ask(changes))).Premium;

describe('§9 the premium', () => {
  // A1 to 35: 34.20, A2 to 55: 41.04, A3 to 70: 53.01, A4: 71.82
  test.each([
    ['1990-11-21', '2026-11-20', '34.20'],
    ['1990-11-21', '2026-11-21', '41.04'],
    ['1990-11-21', '2027-12-02', '41.04'],
    ['1990-11-21', '2026-10-31', '34.20'],
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
  ])('§4 of an adult born on %s, for cover from %s, is %s', async (ClientDOB, CommencementDate, expected) => {
    expect(await premium({ ClientDOB, CommencementDate })).toBe(expected);
  });

  test('§4 depends on a partner’s age where a partner is covered, and only there', async () => {
    const SpouseDOB = '1990-11-21';
    expect(await premium({ ScaleCode: 'D', SpouseDOB })).toBe('68.40');
    expect(await premium({ ScaleCode: 'D', SpouseDOB, CommencementDate: '2026-11-21' })).toBe('75.24');
    expect(await premium({ ScaleCode: 'S', SpouseDOB: '1940-01-01' })).toBe('34.20');
    expect(await premium({ ScaleCode: 'P', SpouseDOB: '1940-01-01' })).toBe('51.30');
  });

  test('§3 is sent in dollars with two decimals; half a cent is rounded up (§9)', async () => {
    expect([5, 100, 123456].map(dollars)).toEqual(['0.05', '1.00', '1234.56']);
    // 16.45 × 150 %
    expect(await premium({ HcfProductId: 'HV1', ScaleCode: 'P' })).toBe('24.68');
  });
});

describe('§9 the first regular payment', () => {
  test.each(['W', 'F', 'M', 'Q', 'H', 'Y'] as const)('§9 paid %s is a month after the start', (frequency) => {
    expect(regularPaymentFor('2026-11-20', frequency)).toBe('2026-12-20');
    expect(regularPaymentFor('2026-12-27', frequency)).toBe('2027-01-27');
  });

  test.each([
    ['M', '2026-12-28', '2027-02-28'],
    ['Y', '2026-12-28', '2027-02-28'],
    ['M', '2027-01-31', '2027-03-31'],
    ['Y', '2026-11-30', '2027-01-30'],
    ['W', '2026-12-28', '2027-01-28'],
    ['F', '2026-12-31', '2027-01-31'],
    ['Q', '2026-12-29', '2027-01-29'],
    ['H', '2026-12-30', '2027-01-30'],
    // the last day of a shorter month
    ['W', '2027-01-31', '2027-02-28'],
    ['W', '2028-01-31', '2028-02-29'],
    ['W', '2027-03-31', '2027-04-30'],
  ] as const)('§9 paid %s, for a start on day 28 or later, %s, is on %s', (frequency, start, day) => {
    expect(regularPaymentFor(start, frequency)).toBe(day);
  });
});

describe('§7 getPrice', () => {
  const FREQUENCIES = Object.keys(PERIODS) as PriceRequest['PaymentFrequency'][];

  test.each([
    ['S', '482.S.A2.', '1986-01-15', ''],
    ['P', '482.P.A3.', '1960-01-15', ''],
    ['D', '482.D.A1.A2', '1996-01-15', '1980-01-15'],
    ['F', '482.F.A4.A1', '1950-01-15', '1999-01-15'],
  ])('§7 agrees to the cent with the offers for %s (%s)', async (ScaleCode, path, ClientDOB, SpouseDOB) => {
    const products: Product[] = await answerOf(get(`/hcf/ovhc/ovhcPathToPurchase.${path}.json`));
    const ids: ProductId[] = await answerOf(get(`/hcf/ovhc/getproductid.${path}.json`));
    let compared = 0;
    for (const [index, { prices }] of products.entries())
      for (const { excessCode: ExcessCode, ...offered } of prices)
        for (const PaymentFrequency of FREQUENCIES) {
          const period = PERIODS[PaymentFrequency];
          const amounts = new Map(Object.entries(offered));
          const HcfProductId = ids[index]?.productId;
          const asked = { ScaleCode, ClientDOB, SpouseDOB, HcfProductId, ExcessCode, PaymentFrequency };
          // §3 has two spellings
          const amount = amounts.get(`price${period}`) ?? amounts.get(`${period}Price`);
          expect(await premium(asked), JSON.stringify(asked)).toBe(amount);
          compared += 1;
        }
    expect(compared).toBe(4 * 4 * 6);
  });

  const YOUNG = 'is less than 18 years before the CommencementDate 2026-11-20: adults are 18 or older (§9)';

  test.each([
    [
      { HcfProductId: 'HV3' },
      'HcfProductId "HV3" is the id of no product. Use one of: HV1, HV2, HV3 XV1, HV4 XV2',
    ],
    [{ ScaleCode: 'D' }, "SpouseDOB is empty, but ScaleCode D covers a partner: send the partner's birthday"],
    [{ ScaleCode: 'F' }, "SpouseDOB is empty, but ScaleCode F covers a partner: send the partner's birthday"],
    [{ ClientDOB: '2008-11-21' }, `ClientDOB 2008-11-21 ${YOUNG}`],
    [{ ClientDOB: '2030-01-01' }, `ClientDOB 2030-01-01 ${YOUNG}`],
    [{ ScaleCode: 'D', SpouseDOB: '2008-11-21' }, `SpouseDOB 2008-11-21 ${YOUNG}`],
  ])('§7 %j is a 400', async (changes, problem) => {
    expect(await messageOf(ask(changes))).toBe(`getPrice: request/body/${problem}`);
  });
});
