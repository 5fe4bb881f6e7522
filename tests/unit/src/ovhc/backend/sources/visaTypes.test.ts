import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../server.ts';

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

test('decisions "Calls": a list that could not be fetched is asked for by the next search', async () => {
  const asked = serve(new TypeError('offline'), { body: [holiday] });
  const source = await openSource();
  await expect(source.search('ho', signal)).rejects.toThrow('network');
  expect(await source.search('ho', signal)).toEqual([holiday]);
  expect(asked).toHaveLength(2);
});
