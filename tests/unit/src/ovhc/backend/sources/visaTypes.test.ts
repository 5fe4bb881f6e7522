import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../server.ts';
import { withoutPauses } from '../without-pauses.ts';

const holiday = { code: '417', name: 'Working Holiday visa', isSupported: true };
const student = { code: '500', name: 'Student visa', isSupported: false };
const { signal } = new AbortController();

/** The source as a page that just opened has it. */
async function openSource() {
  const { source } = await import('../../../../../../src/ovhc/backend/sources/visaTypes.ts');
  return source;
}
beforeEach(() => {
  vi.resetModules();
});

test('§7 visas are asked for once, and searched by name or by number', async () => {
  const asked = serve({ body: [holiday, student] });
  const source = await openSource();
  expect(await source.search('holi', signal)).toEqual([holiday]);
  expect(await source.search('500', signal)).toEqual([student]);
  expect(await source.search('visa', signal)).toEqual([holiday, student]);
  expect(asked).toEqual(['/hcf/ovhc/visatypes.json']);
});

test('§4 a restored visa is looked up by its code, as it is today', async () => {
  serve({ body: [{ ...holiday, isSupported: false }] });
  const source = await openSource();
  expect(await source.lookup(holiday, signal)).toEqual({ ...holiday, isSupported: false });
  expect(await source.lookup(student, signal)).toBeUndefined();
});

test('a list that could not be fetched is asked for by the next search', async () => {
  const offline = new TypeError('offline');
  const asked = serve(offline, offline, offline, { body: [holiday] });
  const source = await openSource();
  await expect(withoutPauses(() => source.search('ho', signal))).rejects.toThrow('network');
  expect(await source.search('ho', signal)).toEqual([holiday]);
  expect(asked).toHaveLength(4);
});

test('an empty list is none: there are always visas', async () => {
  serve({ body: [] });
  const source = await openSource();
  await expect(withoutPauses(() => source.search('ho', signal))).rejects.toThrow('wrong shape');
});

test('§8 a visa that does not fit is left out, and the others are found', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  serve({ body: [{ code: '417' }, student] });
  const source = await openSource();
  expect(await source.search('', signal)).toEqual([student]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
