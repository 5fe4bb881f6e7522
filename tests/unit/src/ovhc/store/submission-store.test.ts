import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcSubmissions';
const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];
const now = '2026-11-20T09:00:00.000Z';
const confirmation = { amt: '148.20' };
const APPLICATION = '-123';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  const store = await import('../../../../../src/ovhc/store/submission-store.ts');
  const stored = () => JSON.parse(tab.local.getItem(KEY) ?? 'null') as unknown;
  const pending = () => store.refreshSubmissions().pending.map(({ reference }) => reference);
  return { ...tab, ...store, stored, pending };
}
const sent = (reference: string, sentAt = now) => ({ reference, sentAt, key: APPLICATION, confirmation });
const acceptance = (reference: string) => ({ reference, acceptedAt: now, key: APPLICATION });
const keep = (submissions: object) => memoryStorage({ [KEY]: JSON.stringify(submissions) });

describe('§3 an application that is sent', () => {
  test('is stored with its reference, its time and what its confirmation will say', async () => {
    const { rememberSent, stored, submissionStore } = await open();
    rememberSent(first, confirmation, APPLICATION);
    expect(stored()).toEqual({ pending: [sent(first)] });
    expect(submissionStore.getState()).toEqual(stored());
    expect(createSchemaAjv().validate('schema:/data/submissions.schema.json', stored())).toBe(true);
  });

  test('is pending until its outcome is known, also for a page that opens then', async () => {
    const { local, rememberSent, pendingSubmission } = await open();
    rememberSent(first, confirmation, APPLICATION);
    expect(pendingSubmission(first)).toEqual(sent(first));
    expect(pendingSubmission(second)).toBeUndefined();
    expect((await open(local)).pendingSubmission(first)).toEqual(sent(first));
  });

  test('stays as accepted: its confirmation is found by it', async () => {
    const { rememberSent, rememberAccepted, stored } = await open();
    rememberSent(first, confirmation, APPLICATION);
    rememberAccepted(first, APPLICATION);
    expect(stored()).toEqual({
      pending: [],
      accepted: acceptance(first),
    });
  });

  test('is pending no more once it was refused; the next try of it is marked', async () => {
    const { rememberSent, rememberRefused, rememberAccepted, stored } = await open();
    rememberSent(first, confirmation, APPLICATION);
    rememberRefused(first);
    expect(stored()).toEqual({ pending: [], refused: first });
    rememberSent(first, confirmation, APPLICATION);
    expect(stored()).toEqual({ pending: [{ ...sent(first), wasRefused: true }], refused: first });
    rememberAccepted(first, APPLICATION);
    expect(stored()).toEqual({
      pending: [],
      accepted: acceptance(first),
    });
  });

  test('has no mark of another one that was refused', async () => {
    const { rememberSent, rememberRefused, stored } = await open();
    rememberSent(first, confirmation, APPLICATION);
    rememberRefused(first);
    rememberSent(second, confirmation, APPLICATION);
    expect(stored()).toEqual({ pending: [sent(second)], refused: first });
  });

  test('is stored anew when it is sent again', async () => {
    const { rememberSent, stored } = await open();
    rememberSent(first, confirmation, APPLICATION);
    vi.setSystemTime(new Date('2026-11-20T10:00:00.000Z'));
    rememberSent(first, confirmation, APPLICATION);
    expect(stored()).toEqual({ pending: [sent(first, '2026-11-20T10:00:00.000Z')] });
  });
});

describe('§3 an application that was sent before another one', () => {
  test('stays pending behind it', async () => {
    const { rememberSent, pending, stored } = await open(keep({ pending: [sent(first)] }));
    rememberSent(second, confirmation, APPLICATION);
    expect(pending()).toEqual([second, first]);
    expect(createSchemaAjv().validate('schema:/data/submissions.schema.json', stored())).toBe(true);
  });

  test('is forgotten where nobody can say when it was sent', async () => {
    const { pending } = await open(keep({ pending: [sent(second), sent(first, 'soon')] }));
    expect(pending()).toEqual([second]);
  });

  test('is the only one kept: one before that goes', async () => {
    const { rememberSent, pending } = await open(keep({ pending: [sent(first)] }));
    rememberSent(second, confirmation, APPLICATION);
    rememberSent(third, confirmation, APPLICATION);
    expect(pending()).toEqual([third, second]);
  });

  test.each(['rememberAccepted', 'rememberRefused'] as const)('ends alone: %s', async (end) => {
    for (const [ended, left] of [
      [first, second],
      [second, first],
    ] as const) {
      const tab = await open(keep({ pending: [sent(second), sent(first)] }));
      tab[end](ended);
      expect(tab.pending()).toEqual([left]);
    }
  });

  test('stays as accepted while another one is pending, and after that was refused', async () => {
    const accepted = { reference: first, acceptedAt: now };
    const { rememberSent, rememberRefused, stored } = await open(keep({ pending: [], accepted }));
    rememberSent(second, confirmation, APPLICATION);
    expect(stored()).toEqual({ pending: [sent(second)], accepted });
    rememberRefused(second);
    expect(stored()).toEqual({ pending: [], accepted, refused: second });
  });

  test('counts for nothing after 30 days', async () => {
    const { pending } = await open(keep({ pending: [sent(first, '2026-10-21T09:00:00.000Z')] }));
    expect(pending()).toEqual([]);
    const tab = await open(keep({ pending: [sent(first, '2026-10-21T09:00:01.000Z')] }));
    expect(tab.pending()).toEqual([first]);
  });
});

test.each(['{"pending":', '[]', '{}', '{"pending":[{"reference":"1"}]}', '{"sentOn":"2026-11-20"}'])(
  'takes %s for no submissions',
  async (text) => {
    const { pending } = await open(memoryStorage({ [KEY]: text }));
    expect(pending()).toEqual([]);
  },
);

test('reads what another tab has sent, and what it has ended', async () => {
  const { local, pending } = await open();
  local.setItem(KEY, JSON.stringify({ pending: [sent(first)] }));
  expect(pending()).toEqual([first]);
  local.clear();
  expect(pending()).toEqual([]);
});

test.each([
  ['full', () => fullStorage()],
  ['blocked', () => blockedStorage],
] as const)('knows what this page has sent where storage is %s', async (_case, storage) => {
  const { rememberSent, pending, rememberRefused } = await open(storage(), storage());
  rememberSent(first, confirmation, APPLICATION);
  expect(pending()).toEqual([first]);
  rememberRefused(first);
  expect(pending()).toEqual([]);
});
