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

describe('§3 the confirmation record, key ovhcConfirmation', () => {
  test('decisions "Data": is kept as the record itself, and is there after a reload', async () => {
    const { local, session, saveConfirmation, confirmationStore } = await open();
    saveConfirmation(confirmation);
    expect(confirmationStore.getState()).toEqual(confirmation);
    expect(JSON.parse(String(local.getItem(KEY)))).toEqual(confirmation);
    expect(session.length).toBe(0);
    expect((await open(local)).confirmationStore.getState()).toEqual(confirmation);
  });

  test('§2 there is none before', async () => {
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
  ])('decisions "Data": %s %j is dropped, alone', async (name, value) => {
    const { [name as keyof Confirmation]: _gone, ...others } = confirmation;
    const { confirmationStore } = await open(kept({ ...confirmation, [name]: value }));
    expect(confirmationStore.getState()).toEqual(others);
  });

  test.each(['{"mn":', '[]', '"M1"', 'null', '{"version":2}'])(
    'decisions "Data": %s is none',
    async (text) => {
      expect((await open(memoryStorage({ [KEY]: text }))).hasConfirmation()).toBe(false);
    },
  );

  test.each([
    ['full', () => fullStorage()],
    ['blocked', () => blockedStorage],
  ] as const)(
    'decisions "Data": with storage that is %s it is shown all the same',
    async (_case, storage) => {
      const { saveConfirmation, hasConfirmation } = await open(storage(), storage());
      saveConfirmation(confirmation);
      expect(hasConfirmation()).toBe(true);
    },
  );

  test('decisions "Data": where local storage has no room, session storage keeps it for the visit', async () => {
    const session = memoryStorage();
    (await open(fullStorage(), session)).saveConfirmation(confirmation);
    expect((await open(fullStorage(), session)).confirmationStore.getState()).toEqual(confirmation);
  });
});

describe('§4 what another tab has been told since', () => {
  test('is this page’s as well from now on', async () => {
    const { local, confirmedSince, confirmationStore } = await open();
    local.setItem(KEY, JSON.stringify(confirmation));
    expect(confirmationStore.getState()).toEqual({});
    expect(confirmedSince({})).toBe(true);
    expect(confirmationStore.getState()).toEqual(confirmation);
  });

  test('takes the place of an older one', async () => {
    const { local, confirmedSince, confirmationStore } = await open(kept(confirmation));
    local.setItem(KEY, '{"cn":"CN-9"}');
    expect(confirmedSince(confirmation)).toBe(true);
    expect(confirmationStore.getState()).toEqual({ cn: 'CN-9' });
  });

  test.each([
    ['the same as before', JSON.stringify(confirmation)],
    ['nothing any more', 'null'],
    ['nothing that fits', '{"mn":7}'],
  ])('%s is no news, and what is known here stays', async (_case, text) => {
    const { local, confirmedSince, confirmationStore } = await open(kept(confirmation));
    local.setItem(KEY, text);
    expect(confirmedSince(confirmation)).toBe(false);
    expect(confirmationStore.getState()).toEqual(confirmation);
  });
});
