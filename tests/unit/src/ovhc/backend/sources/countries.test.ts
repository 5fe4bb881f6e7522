import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../server.ts';

const { signal } = new AbortController();
const australia = { code: 'AUS', name: 'Australia' };
const austria = { code: 'AUT', name: 'Austria' };
const ivory = { code: 'CIV', name: 'Côte d’Ivoire' };

async function openSource() {
  vi.resetModules();
  const { source } = await import('../../../../../../src/ovhc/backend/sources/countries.ts');
  return source;
}
beforeEach(() => {
  serve({ body: [australia, austria, ivory] });
});

test('§3 Australia is nobody’s citizenship, in a search or in a lookup', async () => {
  const source = await openSource();
  expect(await source.search('', signal)).toEqual([austria, ivory]);
  expect(await source.search('austr', signal)).toEqual([austria]);
  expect(await source.lookup(australia, signal)).toBeUndefined();
});

test('§3 countries are searched by name, not by code, and found without their accents', async () => {
  const source = await openSource();
  expect(await source.search('AUT', signal)).toEqual([]);
  expect(await source.search('cote', signal)).toEqual([ivory]);
  expect(await source.lookup({ code: 'CIV' }, signal)).toEqual(ivory);
});
