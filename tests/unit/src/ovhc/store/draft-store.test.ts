import { afterEach, expect, test, vi } from 'vitest';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';

const KEY = 'ovhcApplicationDraft';
const quote = JSON.stringify({ coverType: 'S', age: 30 });

/** A tab in which the application is opened: the stores read their storage once, as their modules are loaded. */
async function openTab(session: Storage | (() => Storage), local = memoryStorage({ ovhcQuoteData: quote })) {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', undefined); // so that it is taken back after the test
  const get = typeof session === 'function' ? session : () => session;
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  const quotes = await import('../../../../../src/ovhc/store/quote-store.ts');
  return { ...quotes, ...(await import('../../../../../src/ovhc/store/draft-store.ts')) };
}
const keep = (draft: object) => memoryStorage({ [KEY]: JSON.stringify(draft) });
const keptIn = (storage: Storage) => JSON.parse(storage.getItem(KEY) ?? 'null') as unknown;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('decisions "Steps": an application survives a reload in the same tab, as the record itself', async () => {
  const session = memoryStorage();
  const { updateDraft } = await openTab(session);
  updateDraft({ firstName: 'Ada', DOB: '01/0' });
  updateDraft({ dependants: [{ firstNameDependant: 'Bo' }] });
  expect(keptIn(session)).toEqual({
    firstName: 'Ada',
    DOB: '01/0',
    dependants: [{ firstNameDependant: 'Bo' }],
  });
  expect((await openTab(session)).draftStore.getState()).toEqual(keptIn(session));
});

test('§4 an answer that is taken back is gone', async () => {
  const session = keep({ firstName: 'Ada', lastName: 'Lovelace' });
  const { updateDraft } = await openTab(session);
  updateDraft({ firstName: undefined });
  expect(keptIn(session)).toEqual({ lastName: 'Lovelace' });
});

test.each([
  'paymentFrequency',
  'paymentType',
  'cardForm',
  'accountName',
  'bsbNumber',
  'accountNumber',
  'paymentagree',
  'cardToken',
  'cardSchema',
  'cardCategory',
  'cardExpiryDate',
  'maskedPAN',
])(
  'decisions "Steps": %s, of the payment step, is never kept, nor taken from what was kept',
  async (name) => {
    const session = keep({ [name]: 'secret', firstName: 'Ada' });
    const { draftStore, updateDraft } = await openTab(session);
    expect(draftStore.getState()).toEqual({ firstName: 'Ada' });
    updateDraft({ [name]: 'secret', lastName: 'Lovelace' });
    expect(keptIn(session)).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
  },
);

test('decisions "Data": what does not fit is dropped field by field', async () => {
  const { draftStore } = await openTab(
    keep({ firstName: null, priceChangedBy: 'weather', lastName: 'Lovelace' }),
  );
  expect(draftStore.getState()).toEqual({ lastName: 'Lovelace' });
});

test('decisions "Steps": it goes with the quote, from the tab and from the page', async () => {
  const session = keep({ firstName: 'Ada' });
  const { draftStore, clearQuote } = await openTab(session);
  clearQuote();
  expect(draftStore.getState()).toEqual({});
  expect(session.getItem(KEY)).toBeNull();
});

test('decisions "Steps": what a quote that is gone has left is nobody’s', async () => {
  const session = keep({ firstName: 'Ada' });
  const { draftStore } = await openTab(session, memoryStorage());
  expect(draftStore.getState()).toEqual({});
  expect(session.getItem(KEY)).toBeNull();
});

test('decisions "Steps": a draft that has no answer leaves nothing behind', async () => {
  const session = keep({ firstName: 'Ada' });
  const { updateDraft } = await openTab(session);
  updateDraft({ firstName: undefined, paymentType: 'creditCard' });
  expect(session.getItem(KEY)).toBeNull();
});

test.each([
  ['full', () => fullStorage()],
  ['blocked', () => blockedStorage],
] as const)('decisions "Data": with storage that is %s the visit goes on', async (_case, storage) => {
  const { draftStore, updateDraft } = await openTab(storage());
  updateDraft({ firstName: 'Ada' });
  expect(draftStore.getState()).toEqual({ firstName: 'Ada' });
});
