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

describe('§4 an application that another tab has sent', () => {
  test('is taken over, and told of', async () => {
    const { local, followConfirmation, confirmationStore, hear } = await open();
    const onAccepted = vi.fn(() => expect(confirmationStore.getState()).toEqual(confirmation));
    followConfirmation(onAccepted);
    local.setItem(KEY, JSON.stringify(confirmation));
    hear(KEY);
    expect(onAccepted).toHaveBeenCalledOnce();
  });

  test.each([
    ['another key', 'ovhcQuoteData', '{}'],
    ['a confirmation that is removed', KEY, null],
    ['all of storage that is cleared', null, null],
  ])('%s is no news of it', async (_case, key, newValue) => {
    const { followConfirmation, confirmationStore, hear } = await open(kept(confirmation));
    const onAccepted = vi.fn();
    followConfirmation(onAccepted);
    hear(key, newValue);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(confirmationStore.getState()).toEqual(confirmation);
  });

  test('what says nothing is no confirmation', async () => {
    const { local, followConfirmation, hear } = await open();
    const onAccepted = vi.fn();
    followConfirmation(onAccepted);
    local.setItem(KEY, '{"mn":7}');
    hear(KEY);
    expect(onAccepted).not.toHaveBeenCalled();
  });

  test('is heard until nobody follows', async () => {
    const { local, followConfirmation, hasConfirmation, hear } = await open();
    const onAccepted = vi.fn();
    followConfirmation(onAccepted)();
    local.setItem(KEY, JSON.stringify(confirmation));
    hear(KEY);
    expect(onAccepted).not.toHaveBeenCalled();
    expect(hasConfirmation()).toBe(false);
  });
});
