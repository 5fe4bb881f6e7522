import { describe, expect, test } from 'vitest';
import type { HealthFund } from '#types/api/getHealthFunds';
import { answerOf, messageOf, startSandbox } from './support/sandbox.ts';

const { get, postForm } = startSandbox();

/** Expects a number of items with distinct values of a property, and some items among them. */
function expectList<Item>(list: Item[], count: number, property: keyof Item, ...some: Item[]): void {
  expect(new Set(list.map((item) => item[property])).size).toBe(count);
  expect(list).toHaveLength(count);
  for (const item of some) expect(list).toContainEqual(item);
}

test('§7 visatypes lists visas with code, name and isSupported', async () => {
  const supported = { code: '482', name: 'Skills in Demand visa', isSupported: true };
  const student = { code: '500', name: 'Student visa', isSupported: false };
  expectList(await answerOf(get('/hcf/ovhc/visatypes.json')), 26, 'code', supported, student);
});

test('§3 countries lists every country once by its alpha-3 code, AUS included for the client to leave out', async () => {
  const countries = await answerOf(get('/hcf/ovhc/countries'));
  const [australia, ivoryCoast] = [
    { code: 'AUS', name: 'Australia' },
    { code: 'CIV', name: 'Côte d’Ivoire' },
  ];
  expectList(countries, 249, 'code', australia, ivoryCoast);
  expectList(countries, 249, 'name');
});

describe('§7 getHealthFunds', () => {
  async function findFunds(AutoCompleteText: string): Promise<HealthFund[]> {
    const query = new URLSearchParams({ AutoCompleteText, isOverseasVisitor: 'true' });
    return (await answerOf(get(`/hcf/getHealthFunds.json?${query}`))).HealthFunds;
  }

  test('§7 an empty text gives all, each once', async () => {
    const all = await findFunds('');
    expectList(all, 30, 'HealthFundId', { HealthFundId: 'F106', HealthFundName: 'Bupa' });
    expectList(all, 30, 'HealthFundName');
    expect(await findFunds('  ')).toEqual(all);
  });

  test.each([
    ['BUPA', ['Bupa']],
    ['bank', ['Medibank']],
    ['cbhs', ['CBHS', 'CBHS Corporate Health']],
    ['corp cbhs', ['CBHS Corporate Health']],
    ['health.com', ['health.com.au']],
    ['midwives & nurses', ['Nurses & Midwives Health']],
    ['bupa medibank', []],
    // with any apostrophe (§5)
    ["doctors'", ["Doctors' Health Fund"]],
    ['doctors’', ["Doctors' Health Fund"]],
    ['Doctors health', ["Doctors' Health Fund"]],
    ["doctor's", ["Doctors' Health Fund"]],
  ])('§7 "%s" finds %j: each word, anywhere in the name', async (typed, expected) => {
    expect((await findFunds(typed)).map(({ HealthFundName }) => HealthFundName)).toEqual(expected);
  });
});

describe('§7 getBankBranch', () => {
  const ask = (bsbNumberText: string) => postForm('/hcf/getBankBranch', { bsbNumberText });

  test.each([
    ['062000', 'Sydney, 48 Martin Place'],
    ['062123', "O'Connor, 3 Sargood Street"],
    ['732000', 'Newcastle, 156 Hunter Street'],
    ['999999', ''],
  ])('§7 %s is "%s"', async (bsb, BranchName) => {
    expect(await answerOf(ask(bsb))).toEqual({ BranchName });
  });

  test('§7 500500 is a 500 whose body has no name either', async () => {
    expect(await answerOf(ask('500500'), 500)).not.toHaveProperty('BranchName');
  });

  test.each(['62000', '062-000', 'constructor', ''])('§9 "%s" is not six digits: 400', async (bsb) => {
    expect(await messageOf(ask(bsb))).toContain('request/body/bsbNumberText');
  });
});
