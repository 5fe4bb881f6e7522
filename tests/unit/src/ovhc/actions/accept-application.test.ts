import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import { standOnPage } from '../analytics/tag-manager.ts';
import { quoteFor } from '../application/record/sample.ts';
import { blockedStorage, memoryStorage } from '../store/memory-storage.ts';
import { openTab } from '../store/tab.ts';
import { ADDRESS_KEY, CONFIRMATION_KEY, contents, DRAFT_KEY, QUOTE_KEY } from './payment-tab.ts';

const confirmation = { mn: 'M0001234', amt: '148.20' };
const applied = quoteFor('D');

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
  const { hasConfirmation } = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  const { acceptApplication } = await import('../../../../../src/ovhc/actions/accept-application.ts');
  return { ...tab, quoteStore, hasConfirmation, acceptApplication };
}
const session = () => memoryStorage({ [DRAFT_KEY]: '{"firstName":"Amélie"}', [ADDRESS_KEY]: 'key-1' });
const keep = (quote: SavedQuote) => memoryStorage({ [QUOTE_KEY]: JSON.stringify(quote) });

describe('§4 the quote that was applied for goes as it is accepted', () => {
  const sameOne: [string, SavedQuote][] = [
    ['just as it was', {}],
    ['with another price', { getPriceData: { Premium: '40.00' } }],
    ['with another frequency', { paymentFrequency: 'M' }],
    ['with a birthday that says the same age', { dob: '1996-10-01' }],
  ];
  test.each(sameOne)('from storage, too: %s', async (_case, changes) => {
    const tab = await open(keep({ ...applied, ...changes }), session());
    tab.acceptApplication(confirmation, applied, () => {});
    expect(Object.keys(contents(tab.local))).toEqual([CONFIRMATION_KEY]);
    expect(contents(tab.session)).toEqual({});
    expect(tab.quoteStore.getState()).toEqual({});
  });

  const others: [string, SavedQuote][] = [
    ['visa', { visaType: [{ code: '482', name: 'Skills in Demand visa', isSupported: true }] }],
    ['cover type', { coverType: 'F' }],
    ['age', { age: 40 }],
    ['age of a partner', { partnerAge: 40 }],
    ['product', { hcfBundleId: 'OVHC-ESSENTIAL' }],
  ];
  test.each(others)(
    'but one for another %s, which another tab has begun, stays there',
    async (_case, changes) => {
      const tab = await open(keep(applied), session());
      const theirs = JSON.stringify({ ...applied, ...changes });
      tab.local.setItem(QUOTE_KEY, theirs);
      tab.acceptApplication(confirmation, applied, () => {});
      expect(tab.local.getItem(QUOTE_KEY)).toBe(theirs);
      expect(JSON.parse(String(tab.local.getItem(CONFIRMATION_KEY)))).toEqual(confirmation);
      expect(contents(tab.session)).toEqual({});
      expect(tab.quoteStore.getState()).toEqual({});
    },
  );
});

describe('issue 5: each part is done, whatever becomes of the others', () => {
  test('a page and a listener that throw are told of to the console alone', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const tab = await open(keep(applied), session());
    const fail = vi.fn(() => {
      throw new Error('the page is gone');
    });
    tab.quoteStore.subscribe(fail);
    tab.acceptApplication(confirmation, applied, fail);
    expect(fail).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledTimes(2);
    expect(Object.keys(contents(tab.local))).toEqual([CONFIRMATION_KEY]);
    expect(contents(tab.session)).toEqual({});
  });

  test('decisions "Data": with storage that is blocked it is accepted for the visit', async () => {
    const onAccepted = vi.fn();
    const tab = await open(blockedStorage, blockedStorage);
    tab.acceptApplication(confirmation, applied, onAccepted);
    expect(tab.hasConfirmation()).toBe(true);
    expect(onAccepted).toHaveBeenCalledOnce();
  });
});
