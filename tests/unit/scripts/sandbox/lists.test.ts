import { expect, test } from 'vitest';
import type { HealthFund } from '#types/api/getHealthFunds';
import { answerOf, messageOf, startSandbox } from './support/sandbox.ts';

const { read, postForm } = startSandbox();

const findFunds = async (AutoCompleteText: string): Promise<HealthFund[]> => {
  const query = new URLSearchParams({ AutoCompleteText, isOverseasVisitor: 'true' });
  return (await read(`/hcf/getHealthFunds.json?${query}`)).HealthFunds;
};
const findBranch = (bsbNumberText: string) => postForm('/hcf/getBankBranch', { bsbNumberText });

/** Expects a number of items with distinct values of a property, and some items among them. */
function expectList<Item>(list: Item[], count: number, property: keyof Item, ...some: Item[]): void {
  expect(new Set(list.map((item) => item[property])).size).toBe(count);
  expect(list).toHaveLength(count);
  for (const item of some) expect(list).toContainEqual(item);
}

test('§3 lists each visa and country once, including AUS', async () => {
  const supported = { code: '482', name: 'Skills in Demand visa', isSupported: true };
  const student = { code: '500', name: 'Student visa', isSupported: false };
  expectList(await read('/hcf/ovhc/visatypes.json'), 26, 'code', supported, student);
  const countries = await read('/hcf/ovhc/countries');
  expectList(
    countries,
    249,
    'code',
    { code: 'AUS', name: 'Australia' },
    { code: 'CIV', name: 'Côte d’Ivoire' },
  );
  expectList(countries, 249, 'name');
});

test('§7 getHealthFunds returns each fund once for an empty text', async () => {
  const all = await findFunds('');
  expectList(all, 30, 'HealthFundId', { HealthFundId: 'F106', HealthFundName: 'Bupa' });
  expectList(all, 30, 'HealthFundName');
  expect(await findFunds('  ')).toEqual(all);
});

test.each([
  [['Bupa'], ['BUPA']],
  [['Medibank'], ['bank']],
  [['CBHS', 'CBHS Corporate Health'], ['cbhs']],
  [['CBHS Corporate Health'], ['corp cbhs']],
  [['health.com.au'], ['health.com']],
  [['Nurses & Midwives Health'], ['midwives & nurses']],
  [[], ['bupa medibank']],
  // with any apostrophe (§5)
  [["Doctors' Health Fund"], ["doctors'", 'doctors’', 'Doctors health', "doctor's"]],
])('§7 finds the funds %j by words in %j', async (expected, texts) => {
  for (const typed of texts)
    expect(
      (await findFunds(typed)).map(({ HealthFundName }) => HealthFundName),
      typed,
    ).toEqual(expected);
});

test('§7 getBankBranch returns a branch, an empty name or an error for a BSB', async () => {
  for (const [bsb, BranchName] of [
    ['062000', 'Sydney, 48 Martin Place'],
    ['062123', "O'Connor, 3 Sargood Street"],
    ['999999', ''],
  ] as const)
    expect(await answerOf(findBranch(bsb))).toEqual({ BranchName });
  expect(await answerOf(findBranch('500500'), 500)).not.toHaveProperty('BranchName');
  for (const bsb of ['62000', '062-000', 'constructor', ''])
    expect(await messageOf(findBranch(bsb))).toContain('request/body/bsbNumberText');
});
