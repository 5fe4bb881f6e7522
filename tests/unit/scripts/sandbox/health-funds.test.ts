import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { HealthFund } from '#types/api/getHealthFunds';
import { createContracts } from '../../../../scripts/sandbox/contracts.ts';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const app = Fastify();
app.register(sandbox);

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

  test.each([
    [{ HealthFunds: [{ HealthFundId: '', HealthFundName: 'Bupa' }] }, '/HealthFunds/0/HealthFundId'],
    [{ HealthFunds: [{ HealthFundId: 'F106' }] }, "property 'HealthFundName'"],
    [[], 'response must be object'],
  ])('§7 its contract refuses %j', (answer, message) => {
    expect(createContracts().misfit('getHealthFunds', 'response', answer)).toContain(message);
  });
});
