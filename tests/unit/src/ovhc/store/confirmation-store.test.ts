import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Confirmation } from '#types/data/confirmation';
import { fullStorage, memoryStorage } from './memory-storage.ts';
import { CONFIRMATION_KEY, openStores, openWith, reference, SUBMISSIONS_KEY } from './tab.ts';

const product = { productName: 'Extended', productPrice: '1778.40', visaName: 'Working Holiday visa' };
const numbers: Confirmation = { mn: 'M0001234', idType: 'orderID', orderId: 'OR-1' };
const confirmation = { ...numbers, ...product, coverstdt: '2026-12-01', amt: '148.20' };

describe('§3 the confirmation record in ovhcConfirmation', () => {
  test('is stored, shared by tabs and restored', async () => {
    const page = await openStores();
    expect([page.hasConfirmation(), page.confirmation()]).toEqual([false, {}]);
    page.saveConfirmation(confirmation);
    expect([page.confirmation(), page.stored(CONFIRMATION_KEY)]).toEqual([confirmation, confirmation]);
    expect(page.session.length).toBe(0);
    const reloaded = await openStores(page.local);
    expect(reloaded.confirmation()).toEqual(confirmation);
    reloaded.saveConfirmation({ cn: 'CN-9' });
    expect(reloaded.stored(CONFIRMATION_KEY)).toEqual({ cn: 'CN-9' });
  });

  test('is restored without invalid fields', async () => {
    const invalid = { mn: '', cn: 7, coverstdt: 'soon', amt: '148.2', idType: 'order', cardToken: '4111' };
    const page = await openWith({ [CONFIRMATION_KEY]: { ...invalid, orderId: 'OR-1' } });
    expect(page.confirmation()).toEqual({ orderId: 'OR-1' });
    expect((await openWith({ [CONFIRMATION_KEY]: invalid })).hasConfirmation()).toBe(false);
  });

  test('lasts for the visit if local storage is full', async () => {
    const session = memoryStorage();
    (await openStores(fullStorage(), session)).saveConfirmation(confirmation);
    expect((await openStores(fullStorage(), session)).confirmation()).toEqual(confirmation);
  });

  test.each([{}, { mn: 'M0' }])('replaces %j after another tab stores it', async (before) => {
    const page = await openWith({ [CONFIRMATION_KEY]: before });
    page.local.setItem(CONFIRMATION_KEY, JSON.stringify(confirmation));
    expect(page.confirmation()).toEqual(before);
    page.refreshConfirmation();
    expect(page.confirmation()).toEqual(confirmation);
  });
});

test.each([
  ['2026-11-20T09:00:00.000Z', false],
  ['2026-11-20T09:00:01.000Z', true],
])('removes the insurer’s numbers after a day: accepted at %s, recent: %s', async (...parts) => {
  const [acceptedAt, isRecent] = parts;
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const submissions = { pending: [], accepted: { reference, acceptedAt } };
  const record = { ...confirmation, cn: 'CN-9' };
  const page = await openWith({ [CONFIRMATION_KEY]: record, [SUBMISSIONS_KEY]: submissions });
  const { mn: _number, cn: _case, orderId: _order, ...others } = record;
  const left = isRecent ? record : others;
  expect([page.confirmation(), page.stored(CONFIRMATION_KEY)]).toEqual([left, left]);
  expect([page.hasConfirmation(), page.hasRecentConfirmation()]).toEqual([true, isRecent]);
});
