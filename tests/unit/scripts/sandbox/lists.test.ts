import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { HealthFund } from '#types/api/getHealthFunds';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const app = Fastify();
app.register(sandbox);

async function get<Answer>(url: string): Promise<Answer> {
  const response = await app.inject(url);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Answer>();
}

test('§7 visatypes lists visas with code, name and isSupported', async () => {
  const visas = await get<{ code: string }[]>('/hcf/ovhc/visatypes.json');
  expect(visas).toContainEqual({ code: '482', name: 'Skills in Demand visa', isSupported: true });
  expect(visas).toContainEqual({ code: '820', name: 'Partner (Temporary) visa', isSupported: true });
  expect(visas).toContainEqual({ code: '010', name: 'Bridging visa A', isSupported: true });
  expect(visas).toContainEqual({ code: '500', name: 'Student visa', isSupported: false });
  expect(visas).toHaveLength(26);
  expect(new Set(visas.map(({ code }) => code)).size).toBe(26);
});

test('§3 countries lists every country once by its alpha-3 code, AUS included for the client to leave out', async () => {
  const countries = await get<{ code: string; name: string }[]>('/hcf/ovhc/countries');
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
  expect(countries).toContainEqual({ code: 'AUS', name: 'Australia' });
  expect(countries).toContainEqual({ code: 'CIV', name: 'Côte d’Ivoire' });
});

async function funds(AutoCompleteText: string): Promise<HealthFund[]> {
  const query = new URLSearchParams({ AutoCompleteText, isOverseasVisitor: 'true' });
  const response = await app.inject(`/hcf/getHealthFunds.json?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().HealthFunds;
}

const names = async (typed: string) => (await funds(typed)).map(({ HealthFundName }) => HealthFundName);

describe('§7 getHealthFunds', () => {
  test('§7 an empty text gives all, each once', async () => {
    const all = await funds('');
    expect(all).toHaveLength(30);
    expect(new Set(all.map(({ HealthFundId }) => HealthFundId)).size).toBe(30);
    expect(new Set(all.map(({ HealthFundName }) => HealthFundName)).size).toBe(30);
    expect(all).toContainEqual({ HealthFundId: 'F106', HealthFundName: 'Bupa' });
    expect(await funds('  ')).toEqual(all);
  });

  test.each([
    ['BUPA', ['Bupa']],
    ['bank', ['Medibank']],
    ['cbhs', ['CBHS', 'CBHS Corporate Health']],
    ['corp cbhs', ['CBHS Corporate Health']],
    ['health.com', ['health.com.au']],
    ['midwives & nurses', ['Nurses & Midwives Health']],
    ['bupa medibank', []],
    ['zzz', []],
  ])('§7 "%s" finds %j: each word, anywhere in the name', async (typed, expected) => {
    expect(await names(typed)).toEqual(expected);
  });

  test.each(["doctors'", 'doctors’', 'Doctors health', "doctor's"])(
    '§5 no matter which apostrophe: %s',
    async (typed) => {
      expect(await names(typed)).toEqual(["Doctors' Health Fund"]);
    },
  );
});

const ask = (bsbNumberText: string) =>
  app.inject({
    method: 'POST',
    url: '/hcf/getBankBranch',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ bsbNumberText }).toString(),
  });

describe('§7 getBankBranch', () => {
  test.each([
    ['062000', 'Sydney, 48 Martin Place'],
    ['062123', "O'Connor, 3 Sargood Street"],
    ['732000', 'Newcastle, 156 Hunter Street'],
  ])('§7 %s is %s', async (bsb, BranchName) => {
    const response = await ask(bsb);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ BranchName });
  });

  test('§8 a number that no branch has is an answer with no name', async () => {
    const response = await ask('999999');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ BranchName: '' });
  });

  test('§7 500500 is a 500 whose body has no name either', async () => {
    const response = await ask('500500');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ statusCode: 500 });
    expect(response.json()).not.toHaveProperty('BranchName');
  });

  test.each(['62000', '062-000', 'constructor', ''])('§9 "%s" is not six digits: 400', async (bsb) => {
    expect((await ask(bsb)).statusCode).toBe(400);
  });
});
