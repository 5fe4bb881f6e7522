import { describe, expect, test } from 'vitest';
import { blockedStorage, memoryStorage } from './memory-storage.ts';
import { openTab, QUOTE_KEY } from './tab.ts';

const couple = {
  coverType: 'D',
  age: 30,
  partnerAge: 31,
  dob: '1996-01-01',
  partnerDob: '1995-01-01',
} as const;

/** Opens a tab that follows the quote; `save` changes it in another tab. */
async function open(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  const { quoteStore, updateQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { followQuote } = await import('../../../../../src/ovhc/store/other-tabs.ts');
  const save = (quote: object) => tab.local.setItem(QUOTE_KEY, JSON.stringify(quote));
  return { ...tab, stop: followQuote(), save, updateQuote, quote: () => quoteStore.getState() };
}
const openCouple = () => open(memoryStorage({ [QUOTE_KEY]: couple }));

describe('a quote that another tab changes', () => {
  test.each<[string, object, object]>([
    [
      'adds its answers',
      { coverType: 'D', age: 30, partnerAge: 31, paymentFrequency: 'M' },
      { ...couple, paymentFrequency: 'M' },
    ],
    [
      'removes the birthday of an age that it changes',
      { coverType: 'D', age: 60, partnerAge: 31 },
      { ...couple, age: 60, dob: undefined },
    ],
    [
      'replaces age and birthday',
      { ...couple, partnerAge: 40, partnerDob: '1986-01-01' },
      { ...couple, partnerAge: 40, partnerDob: '1986-01-01' },
    ],
    ['removes the partner', { coverType: 'S', age: 30 }, { coverType: 'S', age: 30, dob: '1996-01-01' }],
    ['adds nothing invalid', { age: 17, coverType: 'D', other: 1 }, couple],
  ])('%s', async (_case, saved, quote) => {
    const tab = await openCouple();
    tab.save(saved);
    tab.notify(QUOTE_KEY);
    expect(tab.quote()).toEqual(quote);
  });

  test('is read by a tab that slept when it is visible again', async () => {
    const { save, document, quote } = await openCouple();
    save({ ...couple, paymentFrequency: 'Y' });
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(quote()).toEqual(couple);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(quote().paymentFrequency).toBe('Y');
  });

  test('changes nothing if it is only cleared, or not followed any more', async () => {
    const { local, notify, save, stop, quote } = await openCouple();
    local.removeItem(QUOTE_KEY);
    notify(QUOTE_KEY);
    expect(quote()).toEqual(couple);
    stop();
    save({ ...couple, age: 60 });
    notify(QUOTE_KEY);
    expect(quote()).toEqual(couple);
  });
});

test('with storage that is blocked the quote lasts for the visit', async () => {
  const { notify, updateQuote, quote } = await open(blockedStorage, blockedStorage);
  updateQuote({ age: 30 });
  notify(QUOTE_KEY, null);
  expect(quote()).toEqual({ age: 30 });
});
