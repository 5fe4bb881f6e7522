import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Confirmation } from '#types/data/confirmation';
import { fullStorage, memoryStorage, storedJson, UNUSABLE } from './memory-storage.ts';
import { CONFIRMATION_KEY, openTab, reference, SUBMISSIONS_KEY } from './tab.ts';

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

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  const store = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const shown = () => store.confirmationStore.getState();
  return { ...tab, ...store, shown, stored: () => storedJson(tab.local, CONFIRMATION_KEY) };
}
const openWith = (item: unknown) => open(memoryStorage({ [CONFIRMATION_KEY]: item }));

afterEach(() => {
  vi.useRealTimers();
});

describe('§3 the confirmation record, key ovhcConfirmation', () => {
  test('is stored as it is, shared by tabs, and restored', async () => {
    const { local, session, stored, shown, hasConfirmation, saveConfirmation } = await open();
    expect([hasConfirmation(), shown()]).toEqual([false, {}]);
    saveConfirmation(confirmation);
    expect([shown(), stored(), session.length]).toEqual([confirmation, confirmation, 0]);
    const reloaded = await open(local);
    expect(reloaded.shown()).toEqual(confirmation);
    reloaded.saveConfirmation({ cn: 'CN-9' });
    expect(reloaded.stored()).toEqual({ cn: 'CN-9' });
  });

  test.each([
    ['mn', ''],
    ['cn', 7],
    ['coverstdt', 'soon'],
    ['amt', '148.2'],
    ['idType', 'order'],
    ['cardToken', '4111117LN67t1111'],
  ])('is restored without an invalid field: %s %j', async (name, value) => {
    const { [name as keyof Confirmation]: _gone, ...others } = confirmation;
    expect((await openWith({ ...confirmation, [name]: value })).shown()).toEqual(others);
  });

  test.each(['{"mn":', '[]', '"M1"', 'null', '{"version":2}'])('cannot be %s', async (text) => {
    expect((await openWith(text)).hasConfirmation()).toBe(false);
  });

  test.each(UNUSABLE)('lasts for the page with storage that is %s', async (_case, storage) => {
    const { saveConfirmation, hasConfirmation } = await open(storage(), storage());
    saveConfirmation(confirmation);
    expect(hasConfirmation()).toBe(true);
  });

  test('lasts for the visit if local storage is full', async () => {
    const session = memoryStorage();
    (await open(fullStorage(), session)).saveConfirmation(confirmation);
    expect((await open(fullStorage(), session)).shown()).toEqual(confirmation);
  });

  test.each([{}, { mn: 'M0' }])('of another tab replaces %j', async (before) => {
    const { local, refreshConfirmation, shown } = await openWith(before);
    local.setItem(CONFIRMATION_KEY, JSON.stringify(confirmation));
    expect(shown()).toEqual(before);
    refreshConfirmation();
    expect(shown()).toEqual(confirmation);
  });
});

test.each([
  ['2026-11-20T09:00:00.000Z', false],
  ['2026-11-20T09:00:01.000Z', true],
])('the membership number is removed after a day: accepted at %s, it is recent: %s', async (...parts) => {
  const [acceptedAt, isRecent] = parts;
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  const submissions = { pending: [], accepted: { reference, acceptedAt } };
  const area = memoryStorage({ [CONFIRMATION_KEY]: confirmation, [SUBMISSIONS_KEY]: submissions });
  const { shown, stored, hasConfirmation, hasRecentConfirmation } = await open(area);
  const { mn: _number, ...others } = confirmation;
  const left = isRecent ? confirmation : others;
  expect([shown(), stored()]).toEqual([left, left]);
  expect([hasConfirmation(), hasRecentConfirmation()]).toEqual([true, isRecent]);
});
