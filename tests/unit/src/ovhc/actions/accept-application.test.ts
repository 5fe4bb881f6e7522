import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standOnPage } from '../analytics/tag-manager.ts';
import { quoteFor, reference } from '../application/record/sample.ts';
import { blockedStorage, memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';
import {
  ADDRESS_KEY,
  CONFIRMATION_KEY,
  contents,
  DRAFT_KEY,
  QUOTE_KEY,
  REFERENCE_KEY,
  SUBMISSIONS_KEY,
  submissions,
} from './payment-tab.ts';

const confirmation = { mn: 'M0001234', amt: '148.20' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  standOnPage([]);
  const { quoteStore } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { hasRecentConfirmation } = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const { acceptApplication } = await import('../../../../../src/ovhc/actions/accept-application.ts');
  return { ...tab, quoteStore, hasRecentConfirmation, acceptApplication };
}
const session = () => memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}', [ADDRESS_KEY]: 'key-1' });
const local = () =>
  memoryStorage({
    [QUOTE_KEY]: JSON.stringify(quoteFor('D')),
    [REFERENCE_KEY]: reference,
    [SUBMISSIONS_KEY]: submissions(),
  });

test('ends the quote, its draft and its reference, in storage as well (§4)', async () => {
  const tab = await open(local(), session());
  tab.acceptApplication(reference, confirmation, () => {});
  expect(Object.keys(contents(tab.local)).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY]);
  expect(contents(tab.session)).toEqual({});
  expect(tab.quoteStore.getState()).toEqual({});
  expect(tab.hasRecentConfirmation()).toBe(true);
});

test('keeps the confirmation for other tabs where only the quote left it no room', async () => {
  const area = local();
  const full = {
    ...area,
    setItem(key: string, text: string) {
      if (key === CONFIRMATION_KEY && area.getItem(QUOTE_KEY))
        throw new DOMException('', 'QuotaExceededError');
      area.setItem(key, text);
    },
  };
  const tab = await open(full, session());
  tab.acceptApplication(reference, confirmation, () => {});
  expect(JSON.parse(String(area.getItem(CONFIRMATION_KEY)))).toEqual(confirmation);
  expect(tab.session.getItem(CONFIRMATION_KEY)).toBeNull();
});

test('is reported once, also where another tab has learned it at the same time (§7)', async () => {
  const queue: unknown[] = [];
  const tab = await open(local(), session());
  standOnPage(queue);
  tab.acceptApplication(reference, confirmation, () => {});
  tab.acceptApplication(reference, confirmation, () => {});
  expect(queue).toMatchObject([{ event: 'purchase' }]);
});

test('is pending no more, also where another tab has learned it and this one has sent it again', async () => {
  const area = local();
  area.setItem(
    SUBMISSIONS_KEY,
    submissions({ accepted: { reference, acceptedAt: '2026-11-20T09:00:00.000Z' } }),
  );
  const tab = await open(area, session());
  tab.acceptApplication(reference, confirmation, () => {});
  expect(JSON.parse(String(area.getItem(SUBMISSIONS_KEY)))).toMatchObject({ pending: [] });
});

test('leaves a quote that was begun since as it is', async () => {
  const tab = await open(local(), session());
  tab.local.setItem(REFERENCE_KEY, 'f'.repeat(32));
  const theirs = String(tab.local.getItem(QUOTE_KEY));
  tab.acceptApplication(reference, confirmation, () => {});
  expect(tab.local.getItem(QUOTE_KEY)).toBe(theirs);
  expect(tab.session.getItem(DRAFT_KEY)).not.toBeNull();
  expect(tab.quoteStore.getState()).toMatchObject({ coverType: 'D' });
  expect(JSON.parse(String(tab.local.getItem(CONFIRMATION_KEY)))).toEqual(confirmation);
});

test('goes on where the page or a listener breaks, and writes that to the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = await open(local(), session());
  const fail = vi.fn(() => {
    throw new Error('the page is gone');
  });
  tab.quoteStore.subscribe(fail);
  tab.acceptApplication(reference, confirmation, fail);
  expect(fail).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledTimes(2);
  expect(Object.keys(contents(tab.local)).sort()).toEqual([CONFIRMATION_KEY, SUBMISSIONS_KEY]);
  expect(contents(tab.session)).toEqual({});
});

test('counts for the visit where storage is blocked', async () => {
  const onAccepted = vi.fn();
  const tab = await open(blockedStorage, blockedStorage);
  const { rememberSent } = await import('../../../../../src/ovhc/store/submission-store.ts');
  rememberSent(reference, {}, '1');
  tab.acceptApplication(reference, confirmation, onAccepted);
  expect(tab.hasRecentConfirmation()).toBe(true);
  expect(onAccepted).toHaveBeenCalledOnce();
});
