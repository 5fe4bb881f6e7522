import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findMatches } from '../../../../../../src/ovhc/backend/match-text.ts';
import { serve, withoutPauses } from '../server.ts';

const { signal } = new AbortController();

/** Returns the sources as a new page has them, with nothing cached. */
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

describe('§5 texts match', () => {
  const names = [
    'Working Holiday visa 417',
    'Work and Holiday visa 462',
    'Côte d’Ivoire',
    'Student visa 500',
  ];
  const [working, work, ivory] = names;

  test.each([
    ['holi', [working, work]],
    ['417', [working]],
    ['HOLIDAY', [working, work]],
    ['holiday work', [working, work]],
    ['  work   462 ', [work]],
    ['cote', [ivory]],
    ['CÔTE', [ivory]],
    ['co\u0302te', [ivory]],
    ["d'ivoire", [ivory]],
    ['d’ivoire', [ivory]],
    ['d‘ivoire', [ivory]],
    ['zzz', []],
    ['holiday zzz', []],
    ['', names],
    ['   ', names],
  ])('%j', (typed, expected) => {
    expect(findMatches(names, typed, (name) => name)).toEqual(expected);
  });

  test('first at the start of a word, then anywhere', () => {
    const countries = ['Côte d’Ivoire', 'Ireland', 'Northern Ireland'];
    expect(findMatches(countries, 'ire', (name) => name)).toEqual([
      'Ireland',
      'Northern Ireland',
      'Côte d’Ivoire',
    ]);
  });
});

test('§3 countries are found by name; Australia is no citizenship', async () => {
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

describe('visas', () => {
  const holiday = { code: '417', name: 'Working Holiday visa', isSupported: true };
  const student = { code: '500', name: 'Student visa', isSupported: false };

  test('§7 are fetched once, and found by name or number', async () => {
    const asked = serve({ body: [holiday, student] });
    expect(await sources.visas.search('holi', signal)).toEqual([holiday]);
    expect(await sources.visas.search('500', signal)).toEqual([student]);
    expect(await sources.visas.search('visa', signal)).toEqual([holiday, student]);
    expect(asked).toEqual(['/hcf/ovhc/visatypes.json']);
  });

  test('§4 are looked up by code, as they are today', async () => {
    serve({ body: [{ ...holiday, isSupported: false }] });
    expect(await sources.visas.lookup(holiday, signal)).toEqual({ ...holiday, isSupported: false });
    expect(await sources.visas.lookup(student, signal)).toBeUndefined();
  });

  test.each([
    ['no connection', new TypeError('offline'), 'network'],
    ['an empty list', { body: [] }, 'wrong shape'],
  ])('are fetched again by the next search after %s', async (_case, failure, message) => {
    const asked = serve(failure, failure, failure, { body: [holiday] });
    await expect(withoutPauses(() => sources.visas.search('ho', signal))).rejects.toThrow(message);
    expect(await sources.visas.search('ho', signal)).toEqual([holiday]);
    expect(asked).toHaveLength(4);
  });
});
