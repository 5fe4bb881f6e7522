import { expect, test, vi } from 'vitest';
import { source } from '../../../../../../src/ovhc/backend/sources/healthFunds.ts';
import { serve } from '../server.ts';
import { withoutPauses } from '../without-pauses.ts';

const doctors = { HealthFundId: 'F117', HealthFundName: "Doctors' Health & Life" };
const medibank = { HealthFundId: 'F110', HealthFundName: 'Medibank' };
const { signal } = new AbortController();

test('§7 funds are searched by the server, for overseas visitors', async () => {
  const asked = serve({ body: { HealthFunds: [doctors, medibank] } });
  expect(await source.search('d & l', signal)).toEqual([doctors, medibank]);
  expect(asked).toEqual(['/hcf/getHealthFunds.json?AutoCompleteText=d+%26+l&isOverseasVisitor=true']);
});

test('§4 a restored fund is asked for by its name, and told by its id', async () => {
  const asked = serve({ body: { HealthFunds: [medibank, doctors] } });
  expect(await source.lookup(doctors, signal)).toEqual(doctors);
  expect(await source.lookup({ ...doctors, HealthFundId: 'F999' }, signal)).toBeUndefined();
  const name = new URLSearchParams(asked[0]?.split('?')[1]).get('AutoCompleteText');
  expect(name).toBe("Doctors' Health & Life");
});

test('a list in which no fund fits is a failed call', async () => {
  serve({ body: { HealthFunds: [{ HealthFundName: 'Medibank' }] } });
  await expect(withoutPauses(() => source.search('med', signal))).rejects.toThrow('wrong shape');
});

test('§7 a call that takes longer than 10 s is given up', async () => {
  vi.useFakeTimers();
  serve('never');
  const search = source.search('med', signal).catch(String);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([search, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await search).toContain('failed (timeout): no answer in 10000 ms');
  vi.useRealTimers();
});
