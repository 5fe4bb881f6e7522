import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockedStorage, fullStorage, memoryStorage } from './memory-storage.ts';

const KEY = 'ovhcQuoteData';
const visaType = [{ code: '482', name: 'Skills in Demand visa', isSupported: true }];
const couple = { visaType, coverType: 'D', age: 30, partnerAge: 31 };

/** A page that opens: the store reads the storage once, as its module is loaded. */
async function openPage(storage: Storage | (() => Storage)) {
  vi.resetModules();
  const get = typeof storage === 'function' ? storage : () => storage;
  vi.stubGlobal('localStorage', undefined); // so that it is taken back after the test
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  return import('../../../../../src/ovhc/store/quote-store.ts');
}
const keep = (quote: object) => memoryStorage({ [KEY]: JSON.stringify(quote) });
const keptIn = (storage: Storage) => JSON.parse(storage.getItem(KEY) ?? 'null') as unknown;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('on load', () => {
  test('restores the saved quote (§4)', async () => {
    const { quoteStore } = await openPage(keep(couple));
    expect(quoteStore.getState()).toEqual(couple);
  });

  test('decisions "Data": what does not fit is dropped field by field', async () => {
    const { quoteStore } = await openPage(keep({ ...couple, age: 17, coverStart: 'soon', other: 1 }));
    expect(quoteStore.getState()).toEqual({ visaType, coverType: 'D', partnerAge: 31 });
  });

  test('§2 a quote for one person knows no partner, whatever was stored', async () => {
    const { quoteStore } = await openPage(keep({ ...couple, coverType: 'S', partnerDob: '1990-01-01' }));
    expect(quoteStore.getState()).toEqual({ visaType, coverType: 'S', age: 30 });
  });

  test.each(['{"age":', '[]', '"quote"', '7'])('decisions "Data": %s is no quote', async (text) => {
    const { quoteStore } = await openPage(memoryStorage({ [KEY]: text }));
    expect(quoteStore.getState()).toEqual({});
  });

  test.each([
    '//evil.example/pay',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'application-form',
    '',
  ])(
    'decisions "Data": the redirect path %j is no path of this site, so it is dropped',
    async (redirectedPath) => {
      const { quoteStore } = await openPage(keep({ age: 30, redirectedPath }));
      expect(quoteStore.getState()).toEqual({ age: 30 });
    },
  );

  test('decisions "Data": a redirect path of this site stays', async () => {
    const redirectedPath = '/health-insurance/overseas-visitors/essential?from=quote#top';
    const { quoteStore } = await openPage(keep({ redirectedPath }));
    expect(quoteStore.getState()).toEqual({ redirectedPath });
  });
});

describe('updateQuote', () => {
  test('§3 changes are in the store and in storage, beside what was there', async () => {
    const storage = keep({ age: 30 });
    const { quoteStore, updateQuote } = await openPage(storage);
    updateQuote({ coverType: 'S' });
    expect(quoteStore.getState()).toEqual({ age: 30, coverType: 'S' });
    expect(keptIn(storage)).toEqual({ age: 30, coverType: 'S' });
  });

  test('§3 undefined takes a field out', async () => {
    const storage = keep(couple);
    const { updateQuote } = await openPage(storage);
    updateQuote({ age: undefined });
    expect(keptIn(storage)).toEqual({ visaType, coverType: 'D', partnerAge: 31 });
  });

  test('decisions "Data": what does not fit takes its field out, so no old answer stands for it', async () => {
    const { quoteStore, updateQuote } = await openPage(keep(couple));
    updateQuote({ visaType: 'typed and not chosen', age: 'seventeen' });
    expect(quoteStore.getState()).toEqual({ coverType: 'D', partnerAge: 31 });
  });

  test.each(['S', 'P'])('§2 choosing cover type %s forgets the partner', async (coverType) => {
    const { quoteStore, updateQuote } = await openPage(keep({ ...couple, partnerDob: '1990-01-01' }));
    updateQuote({ coverType });
    expect(quoteStore.getState()).toEqual({ visaType, coverType, age: 30 });
  });

  test('§2 from couple to family the partner stays', async () => {
    const { quoteStore, updateQuote } = await openPage(keep(couple));
    updateQuote({ coverType: 'F' });
    expect(quoteStore.getState()).toEqual({ ...couple, coverType: 'F' });
  });

  test('design: the quote shares nothing with what was handed in', async () => {
    const { quoteStore, updateQuote } = await openPage(memoryStorage());
    const given = structuredClone(visaType);
    updateQuote({ visaType: given });
    given.splice(0);
    expect(quoteStore.getState()).toEqual({ visaType });
  });
});

test('§2 clearing forgets the quote here and in storage', async () => {
  const storage = keep(couple);
  const { quoteStore, clearQuote } = await openPage(storage);
  clearQuote();
  expect(quoteStore.getState()).toEqual({});
  expect(storage.getItem(KEY)).toBeNull();
});

const reference = '0123456789abcdef0123456789abcdef';
const session = () => memoryStorage({ ovhcApplicationDraft: '{}' });

test('clearing the quote takes its draft and its reference along, and leaves what was sent', async () => {
  const sent = '{"pending":[]}';
  const kept = { other: '{}', ovhcSubmissions: sent, ovhcApplicationReference: reference };
  const [local, tab] = [memoryStorage(kept), session()];
  vi.stubGlobal('sessionStorage', tab);
  const { clearQuote } = await openPage(local);
  clearQuote();
  expect([tab.length, local.length]).toEqual([0, 2]);
  expect([local.getItem('other'), local.getItem('ovhcSubmissions')]).toEqual(['{}', sent]);
});

test('decisions "Steps": ending the quote in this tab leaves alone what another one has saved', async () => {
  const [local, tab] = [keep(couple), session()];
  vi.stubGlobal('sessionStorage', tab);
  const { quoteStore, clearedQuotes, forgetQuote } = await openPage(local);
  forgetQuote();
  expect(quoteStore.getState()).toEqual({});
  expect(clearedQuotes.getState()).toBe(1);
  expect([tab.length, local.length]).toEqual([0, 1]);
  expect(keptIn(local)).toEqual(couple);
});

test('decisions "Steps": another answer of the quote takes neither the draft nor what was sent', async () => {
  const tab = session();
  vi.stubGlobal('sessionStorage', tab);
  const local = memoryStorage({ ovhcSubmissions: '{}' });
  const { updateQuote } = await openPage(local);
  updateQuote({ age: 31 });
  expect([tab.length, local.getItem('ovhcSubmissions')]).toEqual([1, '{}']);
});

test('design: how many quotes were cleared is counted, so that what is drawn of one goes with it', async () => {
  const { clearedQuotes, clearQuote } = await openPage(memoryStorage());
  const heard = vi.fn();
  clearedQuotes.subscribe(heard);
  clearQuote();
  clearQuote();
  expect(clearedQuotes.getState()).toBe(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  ['full', fullStorage()],
  ['blocked', blockedStorage],
])('decisions "Data": with storage that is %s the quote works for the visit', async (_state, storage) => {
  const { quoteStore, updateQuote, clearQuote } = await openPage(storage);
  updateQuote({ age: 30 });
  expect(quoteStore.getState()).toEqual({ age: 30 });
  clearQuote();
  expect(quoteStore.getState()).toEqual({});
});

describe('§4 a birthday says the age it was told with', () => {
  const born = { ...couple, dob: '1996-01-01', partnerDob: '1995-01-01' };

  test('another age that is told without it leaves it behind, and the other’s stays', async () => {
    const { quoteStore, updateQuote } = await openPage(keep(born));
    updateQuote({ age: 60 });
    expect(quoteStore.getState()).toEqual({ ...couple, age: 60, partnerDob: '1995-01-01' });
  });

  test('one that is told again with another age has come round', async () => {
    const { quoteStore, updateQuote } = await openPage(keep(born));
    updateQuote({ age: 31, dob: '1996-01-01' });
    expect(quoteStore.getState()).toEqual({ ...born, age: 31 });
  });
});
