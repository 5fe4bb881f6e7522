import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { PriceRequest } from '#types/api/getPrice';
import type { ProductId } from '#types/api/getproductid';
import type { Prices } from '#types/data/prices';
import type { Product } from '#types/data/product';
import { sandbox } from '../../../../scripts/sandbox/index.ts';
import { PERIODS } from '../../../../scripts/sandbox/prices.ts';
import { priceRequest } from './support/requests.ts';

const app = Fastify();
app.register(sandbox);

async function premium(changes: Partial<PriceRequest>): Promise<string> {
  const response = await app.inject(priceRequest(changes));
  expect(response.statusCode, response.body).toBe(200);
  return response.json().Premium;
}

async function refusal(changes: object): Promise<string> {
  const response = await app.inject(priceRequest(changes));
  expect(response.statusCode).toBe(400);
  return response.json().message;
}

const list = async <Item>(call: string, selectors: string): Promise<Item[]> =>
  (await app.inject(`/hcf/ovhc/${call}.${selectors}.json`)).json();

describe('§7 getPrice agrees to the cent with ovhcPathToPurchase', () => {
  const FREQUENCIES = Object.keys(PERIODS) as PriceRequest['PaymentFrequency'][];

  /** The offer's own amount, in whichever of the two spellings of §3. */
  function offered(prices: Prices, frequency: PriceRequest['PaymentFrequency']): string {
    const byName = Object.entries(prices);
    const names = [`price${PERIODS[frequency]}`, `${PERIODS[frequency]}Price`];
    return byName.find(([name]) => names.includes(name))?.[1] ?? 'not offered';
  }

  test.each([
    ['S', '482.S.A2.', '1986-01-15', ''],
    ['P', '482.P.A3.', '1960-01-15', ''],
    ['D', '482.D.A1.A2', '1996-01-15', '1980-01-15'],
    ['F', '482.F.A4.A1', '1950-01-15', '1999-01-15'],
  ] as const)(
    '§7 cover type %s (%s): every product, excess and frequency',
    async (ScaleCode, selectors, ClientDOB, SpouseDOB) => {
      const products = await list<Product>('ovhcPathToPurchase', selectors);
      const ids = await list<ProductId>('getproductid', selectors);
      const cases = products.flatMap(({ prices }, index) =>
        prices.flatMap((price) =>
          FREQUENCIES.map((PaymentFrequency) => ({
            asked: {
              ScaleCode,
              ClientDOB,
              SpouseDOB,
              HcfProductId: ids[index]?.productId ?? '',
              ExcessCode: price.excessCode,
              PaymentFrequency,
            },
            offered: offered(price, PaymentFrequency),
          })),
        ),
      );
      expect(cases).toHaveLength(4 * 4 * 6);
      for (const { asked, offered } of cases)
        expect(await premium(asked), JSON.stringify(asked)).toBe(offered);
    },
  );
});

describe('§4 ages count on the day the cover starts', () => {
  const [A1, A2] = ['34.20', '41.04'];

  test('§4 a start after the birthday moves somebody into the next band', async () => {
    const ClientDOB = '1990-11-21';
    expect(await premium({ ClientDOB, CommencementDate: '2026-11-20' })).toBe(A1);
    expect(await premium({ ClientDOB, CommencementDate: '2026-11-21' })).toBe(A2);
    expect(await premium({ ClientDOB, CommencementDate: '2027-12-02' })).toBe(A2);
  });

  test('§4 the partner’s age counts where a partner is covered, and only there', async () => {
    const SpouseDOB = '1990-11-21';
    expect(await premium({ ScaleCode: 'D', SpouseDOB })).toBe('68.40');
    expect(await premium({ ScaleCode: 'D', SpouseDOB, CommencementDate: '2026-11-21' })).toBe('75.24');
    expect(await premium({ ScaleCode: 'S', SpouseDOB: '1940-01-01' })).toBe(A1);
    expect(await premium({ ScaleCode: 'P', SpouseDOB: '1940-01-01' })).toBe('51.30');
  });
});

describe('§7 what getPrice refuses', () => {
  test('§7 an unknown product, with the ids there are', async () => {
    expect(await refusal({ HcfProductId: 'HV3' })).toBe(
      'getPrice: request/body/HcfProductId "HV3" is the id of no product. Use one of: HV1, HV2, HV3 XV1, HV4 XV2',
    );
  });

  test.each(['D', 'F'])('§7 cover type %s without the partner’s birthday', async (ScaleCode) => {
    expect(await refusal({ ScaleCode })).toBe(
      `getPrice: request/body/SpouseDOB is empty, but ScaleCode ${ScaleCode} covers a partner: send the partner's birthday`,
    );
  });

  test.each([
    ['ClientDOB', '2008-11-21', {}],
    ['ClientDOB', '2030-01-01', {}],
    ['SpouseDOB', '2008-11-21', { ScaleCode: 'D' }],
  ])('§9 %s %s: an adult under 18 when the cover starts', async (field, birthday, changes) => {
    expect(await refusal({ ...changes, [field]: birthday })).toBe(
      `getPrice: request/body/${field} ${birthday} is less than 18 years before the CommencementDate 2026-11-20: adults are 18 or older (§9)`,
    );
  });

  test('§9 accepts an adult who turns 18 on that day', async () => {
    expect(await premium({ ClientDOB: '2008-11-20' })).toBe('34.20');
  });

  test.each([
    [{ ClientDOB: '2001-02-29' }, 'request/body/ClientDOB must match format "date"'],
    [{ PaymentFrequency: 'D' }, 'request/body/PaymentFrequency'],
    [{ isOVHCProduct: 'true' }, 'request/body/isOVHCProduct'],
    [{ Premium: '1.00' }, '(Premium)'],
  ])('§7 a request that breaks its contract: %j', async (changes, message) => {
    expect(await refusal(changes)).toContain(message);
    expect(await refusal(changes)).toContain('See schemas/api/getPrice.schema.json');
  });

  test('§7 truncated JSON, and no body', async () => {
    expect((await app.inject({ ...priceRequest(), payload: '{"ClientDOB": ' })).statusCode).toBe(400);
    const bodiless = await app.inject({ method: 'POST', url: '/hcf/getPrice' });
    expect(bodiless.statusCode).toBe(400);
    expect(bodiless.json().message).toContain("must have required property 'body'");
  });
});
