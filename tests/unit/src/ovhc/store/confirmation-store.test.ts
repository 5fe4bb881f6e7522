import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Confirmation } from '#types/data/confirmation';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcConfirmation';
const confirmation: Confirmation = {
  mn: 'M0001234',
  coverstdt: '2026-12-01',
  amt: '148.20',
  productName: 'Extended Visitor Cover',
  productPrice: '1778.40',
  idType: 'orderID',
  orderId: 'OR-1',
  visaName: 'Working Holiday visa',
};
const kept = (record: unknown) => memoryStorage({ [KEY]: JSON.stringify(record) });

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  return { ...tab, ...(await import('../../../../../src/ovhc/store/confirmation-store.ts')) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the confirmation record, key ovhcConfirmation (§3)', () => {
  test('is kept as the record itself, and is there after a reload', async () => {
    const { local, session, saveConfirmation, confirmationStore } = await open();
    saveConfirmation(confirmation);
    expect(confirmationStore.getState()).toEqual(confirmation);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(confirmation);
    expect(session.length).toBe(0);
    expect((await open(local)).confirmationStore.getState()).toEqual(confirmation);
  });

  test('there is none before (§2)', async () => {
    const { hasConfirmation, confirmationStore } = await open();
    expect(hasConfirmation()).toBe(false);
    expect(confirmationStore.getState()).toEqual({});
  });

  test('a newer one takes the place of the older, whole', async () => {
    const { local, saveConfirmation } = await open(kept(confirmation));
    saveConfirmation({ cn: 'CN-9' });
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual({ cn: 'CN-9' });
  });

  test.each([
    ['mn', ''],
    ['cn', 7],
    ['coverstdt', 'soon'],
    ['amt', '148.2'],
    ['idType', 'order'],
    ['cardToken', '4111117LN67t1111'],
  ])('%s %j is dropped, alone', async (name, value) => {
    const { [name as keyof Confirmation]: _gone, ...others } = confirmation;
    const { confirmationStore } = await open(kept({ ...confirmation, [name]: value }));
    expect(confirmationStore.getState()).toEqual(others);
  });

  test.each(['{"mn":', '[]', '"M1"', 'null', '{"version":2}'])('%s is none', async (text) => {
    expect((await open(memoryStorage({ [KEY]: text }))).hasConfirmation()).toBe(false);
  });

  test.each([
    ['full', () => fullStorage()],
    ['blocked', () => blockedStorage],
  ] as const)('with storage that is %s it is shown all the same', async (_case, storage) => {
    const { saveConfirmation, hasConfirmation } = await open(storage(), storage());
    saveConfirmation(confirmation);
    expect(hasConfirmation()).toBe(true);
  });

  test('where local storage has no room, session storage keeps it for the visit', async () => {
    const session = memoryStorage();
    (await open(fullStorage(), session)).saveConfirmation(confirmation);
    expect((await open(fullStorage(), session)).confirmationStore.getState()).toEqual(confirmation);
  });
});

describe('what another tab has stored since', () => {
  test.each([
    ['a first confirmation', {}],
    ['a newer one', { mn: 'M0' }],
  ])('%s is this page’s as well', async (_case, before) => {
    const { local, refreshConfirmation, confirmationStore } = await open(kept(before));
    local.setItem(KEY, JSON.stringify(confirmation));
    expect(confirmationStore.getState()).toEqual(before);
    refreshConfirmation();
    expect(confirmationStore.getState()).toEqual(confirmation);
  });
});

describe('a day after the insurer has accepted the application', () => {
  const accepted = (acceptedAt: string) => {
    const local = kept(confirmation);
    const submissions = { pending: [], accepted: { reference: '0'.repeat(32), acceptedAt } };
    local.setItem('ovhcSubmissions', JSON.stringify(submissions));
    return local;
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the membership number goes from storage, and the rest stays', async () => {
    const { local, confirmationStore, hasConfirmation, hasRecentConfirmation } = await open(
      accepted('2026-11-20T09:00:00.000Z'),
    );
    const { mn: _number, ...others } = confirmation;
    expect(confirmationStore.getState()).toEqual(others);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(others);
    expect([hasConfirmation(), hasRecentConfirmation()]).toEqual([true, false]);
  });

  test('but not a second earlier', async () => {
    const { confirmationStore, hasRecentConfirmation } = await open(accepted('2026-11-20T09:00:01.000Z'));
    expect(confirmationStore.getState()).toEqual(confirmation);
    expect(hasRecentConfirmation()).toBe(true);
  });
});
