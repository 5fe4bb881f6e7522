import { expect, test } from 'vitest';
import { source } from '../../../../../../src/ovhc/backend/sources/healthFunds.ts';
import { expectTimeout, serve, withoutPauses } from '../server.ts';

const doctors = { HealthFundId: 'F117', HealthFundName: "Doctors' Health & Life" };
const medibank = { HealthFundId: 'F110', HealthFundName: 'Medibank' };
const { signal } = new AbortController();

test('§7 funds are searched by the server, for overseas visitors', async () => {
  const asked = serve({ body: { HealthFunds: [doctors, medibank] } });
  expect(await source.search('d & l', signal)).toEqual([doctors, medibank]);
  expect(asked).toEqual(['/hcf/getHealthFunds.json?AutoCompleteText=d+%26+l&isOverseasVisitor=true']);
});

test('§4 a fund is looked up by its name and identified by its id', async () => {
  const asked = serve({ body: { HealthFunds: [medibank, doctors] } });
  expect(await source.lookup(doctors, signal)).toEqual(doctors);
  expect(await source.lookup({ ...doctors, HealthFundId: 'F999' }, signal)).toBeUndefined();
  const name = new URLSearchParams(asked[0]?.split('?')[1]).get('AutoCompleteText');
  expect(name).toBe("Doctors' Health & Life");
});

test('§7 a search fails without a valid fund, and after 10 s', async () => {
  serve({ body: { HealthFunds: [{ HealthFundName: 'Medibank' }] } });
  await expect(withoutPauses(() => source.search('med', signal))).rejects.toThrow('wrong shape');
  serve('never');
  await expectTimeout(async () => source.search('med', signal), 10_000);
});
