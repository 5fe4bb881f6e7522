import { expect, test } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcQuoteData';
const REFERENCE_KEY = 'ovhcApplicationReference';
const reference = '0123456789abcdef0123456789abcdef';
const couple = { coverType: 'D', age: 30, partnerAge: 31 };

async function open(kept: Record<string, string> = {}) {
  const { local } = openTab(memoryStorage({ [KEY]: JSON.stringify(couple), ...kept }));
  const { quoteStore } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { endQuoteOf } = await import('../../../../../src/ovhc/store/acceptance.ts');
  return { local, quoteStore, endQuoteOf, stored: () => JSON.parse(local.getItem(KEY) ?? 'null') };
}

test.each([
  ['ends the quote of its reference', { [REFERENCE_KEY]: reference }, {}, null],
  ['leaves a quote that was begun since', { [REFERENCE_KEY]: 'f'.repeat(32) }, couple, couple],
  ['leaves one that was begun since and has no reference yet', {}, couple, couple],
])('%s', async (_case, kept, shown, left) => {
  const { quoteStore, endQuoteOf, stored } = await open(kept);
  endQuoteOf(reference);
  expect([quoteStore.getState(), stored()]).toEqual([shown, left]);
});

test('ends here what another tab has cleared', async () => {
  const { local, quoteStore, endQuoteOf } = await open();
  local.clear();
  endQuoteOf(reference);
  expect(quoteStore.getState()).toEqual({});
});
