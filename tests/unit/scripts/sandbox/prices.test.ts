import { describe, expect, test } from 'vitest';
import type { PriceRequest } from '#types/api/getPrice';
import type { ProductId } from '#types/api/getproductid';
import type { Product } from '#types/data/product';
import {
  ageBandOf,
  ageOn,
  dollars,
  PERIODS,
  perPeriod,
  regularPaymentFor,
  weeklyCents,
} from '../../../../scripts/sandbox/prices.ts';
import { PRICE } from './support/requests.ts';
import { answerOf, messageOf, startSandbox } from './support/sandbox.ts';

const { get, post } = startSandbox();

const ask = (changes: object) => post('/hcf/getPrice', { ...PRICE, ...changes });
const premium = async (changes: object) => (await answerOf(ask(changes))).Premium;

describe('§9 the premium', () => {
  test.each([
    ['S', ['A1'], 'A', 1000],
    ['S', ['A2'], 'A', 1200],
    ['S', ['A3'], 'A', 1550],
    ['S', ['A4'], 'A', 2100],
    ['P', ['A1'], 'A', 1500],
    ['D', ['A1', 'A1'], 'A', 2000],
    ['F', ['A1', 'A1'], 'A', 2500],
    // two adults pay by the mean of their bands
    ['D', ['A1', 'A4'], 'A', 3100],
    ['D', ['A4', 'A1'], 'A', 3100],
    ['S', ['A1'], 'G', 920],
    ['S', ['A1'], 'I', 850],
    ['S', ['A1'], 'N', 800],
  ] as const)(
    '§9 cover type %s, ages %j, excess %s: a base of 1000 costs %i',
    (coverType, bands, code, cents) => {
      expect(weeklyCents(1000, { coverType, ageBands: [...bands], excessCode: code })).toBe(cents);
    },
  );

  test('§9 half a cent is rounded up, once, at the end', () => {
    expect(weeklyCents(1645, { coverType: 'P', ageBands: ['A1'], excessCode: 'A' })).toBe(2468);
    expect(weeklyCents(1645, { coverType: 'D', ageBands: ['A1', 'A2'], excessCode: 'N' })).toBe(2895);
  });

  test('§9 each frequency is a whole number of weeks, except the month, which is rounded to the cent', () => {
    expect(Object.values(perPeriod(1316))).toEqual([1316, 2632, 5703, 17108, 34216, 68432]);
  });

  test('§3 is sent in dollars with two decimals', () => {
    expect([5, 100, 123456].map(dollars)).toEqual(['0.05', '1.00', '1234.56']);
  });
});

describe('§4 ages', () => {
  test.each([
    ['2026-11-19', '1996-11-20', 29],
    ['2026-11-20', '1996-11-20', 30],
    ['2026-12-01', '1996-11-20', 30],
    ['2026-10-31', '1996-11-20', 29],
    ['1996-11-20', '1996-11-20', 0],
    ['1996-11-19', '1996-11-20', -1],
    ['2027-02-28', '1996-02-29', 30],
    ['2027-03-01', '1996-02-29', 31],
    ['2028-02-28', '1996-02-29', 31],
    ['2028-02-29', '1996-02-29', 32],
  ])('§4 on %s, a person born on %s is %i', (day, birthday, age) => {
    expect(ageOn(day, birthday)).toBe(age);
  });

  test('§4 are in four bands', () => {
    const bands = [18, 35, 36, 55, 56, 70, 71, 100].map(ageBandOf);
    expect(bands).toEqual(['A1', 'A1', 'A2', 'A2', 'A3', 'A3', 'A4', 'A4']);
  });

  test('§4 count on the day the cover starts', async () => {
    const ClientDOB = '1990-11-21';
    expect(await premium({ ClientDOB, CommencementDate: '2026-11-20' })).toBe('34.20');
    expect(await premium({ ClientDOB, CommencementDate: '2026-11-21' })).toBe('41.04');
    expect(await premium({ ClientDOB, CommencementDate: '2027-12-02' })).toBe('41.04');
  });

  test('§4 a partner’s age counts where a partner is covered, and only there', async () => {
    const SpouseDOB = '1990-11-21';
    expect(await premium({ ScaleCode: 'D', SpouseDOB })).toBe('68.40');
    expect(await premium({ ScaleCode: 'D', SpouseDOB, CommencementDate: '2026-11-21' })).toBe('75.24');
    expect(await premium({ ScaleCode: 'S', SpouseDOB: '1940-01-01' })).toBe('34.20');
    expect(await premium({ ScaleCode: 'P', SpouseDOB: '1940-01-01' })).toBe('51.30');
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
  ])(
    '§7 agrees to the cent with the offers of cover type %s (%s)',
    async (ScaleCode, path, ClientDOB, SpouseDOB) => {
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
            // either of the two spellings of §3
            const amount = amounts.get(`price${period}`) ?? amounts.get(`${period}Price`);
            expect(await premium(asked), JSON.stringify(asked)).toBe(amount);
            compared += 1;
          }
      expect(compared).toBe(4 * 4 * 6);
    },
  );

  test.each([
    [
      { HcfProductId: 'HV3' },
      'HcfProductId "HV3" is the id of no product. Use one of: HV1, HV2, HV3 XV1, HV4 XV2',
    ],
    [{ ScaleCode: 'D' }, "SpouseDOB is empty, but ScaleCode D covers a partner: send the partner's birthday"],
    [{ ScaleCode: 'F' }, "SpouseDOB is empty, but ScaleCode F covers a partner: send the partner's birthday"],
  ])('§7 %j is a 400', async (changes, problem) => {
    expect(await messageOf(ask(changes))).toBe(`getPrice: request/body/${problem}`);
  });

  test.each([
    ['ClientDOB', '2008-11-21', {}],
    ['ClientDOB', '2030-01-01', {}],
    ['SpouseDOB', '2008-11-21', { ScaleCode: 'D' }],
  ])('§9 %s %s is a 400: an adult under 18 when the cover starts', async (field, birthday, changes) => {
    expect(await messageOf(ask({ ...changes, [field]: birthday }))).toBe(
      `getPrice: request/body/${field} ${birthday} is less than 18 years before the CommencementDate 2026-11-20: adults are 18 or older (§9)`,
    );
  });

  test('§9 accepts an adult who turns 18 on that day', async () => {
    expect(await premium({ ClientDOB: '2008-11-20' })).toBe('34.20');
  });
});
