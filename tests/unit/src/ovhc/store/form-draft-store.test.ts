import { expect, test } from 'vitest';
import { memoryStorage, storedJson } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcForm-claim';
const SENT = { reference: 'F10000001', answers: { name: 'Ana' }, values: { name: 'Ana' } };

/** Opens a form page whose answer "pin" must not be stored. */
async function openForm(stored: object = {}, session = memoryStorage({ [KEY]: stored })) {
  openTab(memoryStorage(), session);
  const { createFormDraft } = await import('../../../../../src/ovhc/store/form-draft-store.ts');
  const draft = createFormDraft('claim', (name) => name !== 'pin');
  return { draft, answers: () => draft.getState().answers, stored: () => storedJson(session, KEY) };
}

test('restores the answers of the tab, and ignores a record of another shape', async () => {
  expect((await openForm({ answers: { name: 'Ana', age: '4x' } })).answers()).toEqual({
    name: 'Ana',
    age: '4x',
  });
  for (const stored of [[], 'x', { answers: 'Ana' }, { key: 'short', more: 1 }])
    expect((await openForm(stored as object)).draft.getState()).toEqual({});
});

test('stores changed answers, and never those of a private step', async () => {
  const { draft, stored } = await openForm({ answers: { name: 'Ana', age: 30 } });
  draft.change({ age: undefined, pin: '1234', town: 'Faro' });
  expect(stored()).toEqual({ answers: { name: 'Ana', town: 'Faro' } });
});

test('keeps the key of the answers until one changes, also after a reload', async () => {
  const { draft, stored } = await openForm({ answers: { name: 'Ana' } });
  const key = draft.key();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(draft.key()).toBe(key);
  const reloaded = await openForm(stored());
  expect(reloaded.draft.key()).toBe(key);
  reloaded.draft.change({ name: 'Rui' });
  expect(reloaded.draft.key()).not.toBe(key);
});

test('keeps the key while private answers are entered again after a reload, and not for others', async () => {
  const { draft, stored } = await openForm({ answers: { name: 'Ana' } });
  draft.change({ pin: '1' });
  const key = draft.key();
  const reloaded = await openForm(stored());
  reloaded.draft.change({ pin: '1' });
  expect(reloaded.draft.key()).toBe(key);
  reloaded.draft.change({ pin: '2' });
  expect(reloaded.draft.key()).not.toBe(key);
});

test('removes the answers once they are accepted, and begins another form', async () => {
  const { draft, stored } = await openForm({ answers: { name: 'Ana' } });
  draft.accept(SENT);
  expect(stored()).toEqual({ sent: SENT });
  draft.change({ name: 'Rui' });
  expect(stored()).toEqual({ sent: SENT, answers: { name: 'Rui' } });
});

test('stores no private answer with the accepted submission', async () => {
  const { draft, stored } = await openForm();
  const { answers, values } = SENT;
  draft.accept({ ...SENT, answers: { ...answers, pin: '1' }, values: { ...values, pin: '1' } });
  expect(stored()).toEqual({ sent: SENT });
});
