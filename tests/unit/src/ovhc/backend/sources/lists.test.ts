import { beforeEach, describe, expect, test, vi } from 'vitest';
import { source as funds } from '../../../../../../src/ovhc/backend/sources/healthFunds.ts';
import { expectTimeout, serve, withoutPauses } from '../server.ts';

const { signal } = new AbortController();

async function openSources() {
  vi.resetModules();
  const { source: countries } = await import('../../../../../../src/ovhc/backend/sources/countries.ts');
  const { source: visas } = await import('../../../../../../src/ovhc/backend/sources/visaTypes.ts');
  return { countries, visas };
}
let sources: Awaited<ReturnType<typeof openSources>>;
beforeEach(async () => {
  sources = await openSources();
});

test('§3 finds countries by name and leaves out Australia', async () => {
  const australia = { code: 'AUS', name: 'Australia' };
  const austria = { code: 'AUT', name: 'Austria' };
  const ivory = { code: 'CIV', name: 'Côte d’Ivoire' };
  serve({ body: [australia, austria, ivory] });
  const { countries } = sources;
  expect(await countries.search('', signal)).toEqual([austria, ivory]);
  expect(await countries.search('austr', signal)).toEqual([austria]);
  expect(await countries.search('AUT', signal)).toEqual([]);
  expect(await countries.search('cote', signal)).toEqual([ivory]);
  expect(await countries.lookup({ code: 'CIV' }, signal)).toEqual(ivory);
  expect(await countries.lookup(australia, signal)).toBeUndefined();
});

test('§7 fetches visas once and finds them by name or number', async () => {
  const holiday = { code: '417', name: 'Working Holiday visa', isSupported: true };
  const student = { code: '500', name: 'Student visa', isSupported: false };
  const asked = serve({ body: [holiday, student] });
  expect(await sources.visas.search('holi', signal)).toEqual([holiday]);
  expect(await sources.visas.search('500', signal)).toEqual([student]);
  expect(await sources.visas.search('visa', signal)).toEqual([holiday, student]);
  expect(asked).toEqual(['/hcf/ovhc/visatypes.json']);
});

describe('health funds', () => {
  const doctors = { HealthFundId: 'F117', HealthFundName: "Doctors' Health & Life" };
  const medibank = { HealthFundId: 'F110', HealthFundName: 'Medibank' };

  test('§7 are searched by the server for overseas visitors within 10 s', async () => {
    const asked = serve({ body: { HealthFunds: [doctors, medibank] } });
    expect(await funds.search('d & l', signal)).toEqual([doctors, medibank]);
    expect(asked).toEqual(['/hcf/getHealthFunds.json?AutoCompleteText=d+%26+l&isOverseasVisitor=true']);
    serve('never');
    await expectTimeout(async () => funds.search('med', signal), 10_000);
  });

  test('§4 are looked up by name and identified by their id', async () => {
    const asked = serve({ body: { HealthFunds: [medibank, doctors] } });
    expect(await funds.lookup(doctors, signal)).toEqual(doctors);
    expect(await funds.lookup({ ...doctors, HealthFundId: 'F999' }, signal)).toBeUndefined();
    const name = new URLSearchParams(asked[0]?.split('?')[1]).get('AutoCompleteText');
    expect(name).toBe("Doctors' Health & Life");
  });

  test('§8 leave out invalid funds and fail without a valid one', async () => {
    const invalid = [{ HealthFundName: 'No id' }, { HealthFundId: 7 }];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({ body: { HealthFunds: [medibank, ...invalid] } });
    expect(await funds.search('me', signal)).toEqual([medibank]);
    warn.mockRestore();
    serve({ body: { HealthFunds: invalid } });
    await expect(withoutPauses(() => funds.search('med', signal))).rejects.toThrow('wrong shape');
  });
});
