import { expect, test } from 'vitest';
import { memoryStorage, storedJson, UNUSABLE } from './memory-storage.ts';
import { DRAFT_KEY, openTab, QUOTE_KEY } from './tab.ts';

const withQuote = () => memoryStorage({ [QUOTE_KEY]: { coverType: 'S', age: 30 } });

async function open(session: Parameters<typeof openTab>[1], local = withQuote()) {
  const tab = openTab(local, session);
  const { clearQuote } = await import('../../../../../src/ovhc/store/quote-store.ts');
  const { draftStore, updateDraft } = await import('../../../../../src/ovhc/store/draft-store.ts');
  const draft = () => draftStore.getState();
  return { ...tab, clearQuote, updateDraft, draft, stored: () => storedJson(tab.session, DRAFT_KEY) };
}
const openWith = (draft: object, local?: Storage) => open(memoryStorage({ [DRAFT_KEY]: draft }), local);

test('a draft survives a reload of its tab, and leaves nothing once it has no answer', async () => {
  const { session, stored, updateDraft } = await open(memoryStorage());
  updateDraft({ firstName: 'Ada', DOB: '01/0' });
  updateDraft({ dependants: [{ firstNameDependant: 'Bo' }] });
  const draft = { firstName: 'Ada', DOB: '01/0', dependants: [{ firstNameDependant: 'Bo' }] };
  expect(stored()).toEqual(draft);
  expect((await open(session)).draft()).toEqual(draft);
  updateDraft({ firstName: undefined, DOB: undefined });
  expect(stored()).toEqual({ dependants: draft.dependants });
  updateDraft({ dependants: undefined, paymentType: 'creditCard' });
  expect(session.getItem(DRAFT_KEY)).toBeNull();
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
])('%s, of the payment step, is neither stored nor restored', async (name) => {
  const { draft, stored, updateDraft } = await openWith({ [name]: 'secret', firstName: 'Ada' });
  expect(draft()).toEqual({ firstName: 'Ada' });
  updateDraft({ [name]: 'secret', lastName: 'Lovelace' });
  expect(stored()).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
});

test('invalid fields are not restored', async () => {
  const { draft } = await openWith({ firstName: null, priceChangedBy: 'weather', lastName: 'Lovelace' });
  expect(draft()).toEqual({ lastName: 'Lovelace' });
});

test('a draft ends with its quote, and is not restored without one', async () => {
  const { session, draft, clearQuote } = await openWith({ firstName: 'Ada' });
  clearQuote();
  expect([draft(), session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
  const later = await openWith({ firstName: 'Ada' }, memoryStorage());
  expect([later.draft(), later.session.getItem(DRAFT_KEY)]).toEqual([{}, null]);
});

test.each(UNUSABLE)('with storage that is %s the draft lasts for the visit', async (_state, storage) => {
  const { draft, updateDraft } = await open(storage());
  updateDraft({ firstName: 'Ada' });
  expect(draft()).toEqual({ firstName: 'Ada' });
});
