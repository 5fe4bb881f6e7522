import { expect, test } from 'vitest';
import { memoryStorage, storedJson } from './memory-storage.ts';
import { openTab } from './tab.ts';

const KEY = 'ovhcForm-claim';
const STEP = { hash: 'about-you' };
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
  draft.change({ age: undefined, pin: '1234', town: 'Faro' }, STEP);
  expect(stored()).toMatchObject({ answers: { name: 'Ana', town: 'Faro' } });
  expect(JSON.stringify(stored())).not.toContain('1234');
});

test('makes the salt with the first answer, and keeps it until the answers are accepted', async () => {
  const { draft, stored } = await openForm();
  draft.change({ name: 'Ana' }, STEP);
  const { salt } = stored() as { salt: string };
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  draft.change({ name: 'Rui' }, STEP);
  expect(draft.salt()).toBe(salt);
  const duplicate = await openForm(stored());
  expect(duplicate.draft.salt()).toBe(salt);
  draft.accept(SENT);
  expect(draft.salt()).not.toBe(salt);
});

test('knows after a reload which steps have answers, except private ones', async () => {
  const { draft, stored } = await openForm();
  draft.change({ name: undefined }, STEP);
  draft.change({ pin: '1' }, { hash: 'code' });
  const reloaded = await openForm(stored());
  const { hasBegun } = reloaded.draft;
  expect([hasBegun(STEP), hasBegun({ hash: 'code', private: true }), hasBegun({ hash: 'end' })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('removes the answers once they are accepted, and begins another form', async () => {
  const { draft, stored } = await openForm({ answers: { name: 'Ana' } });
  draft.accept(SENT);
  expect(stored()).toEqual({ sent: SENT });
  draft.change({ name: 'Rui' }, STEP);
  expect(stored()).toMatchObject({ sent: SENT, answers: { name: 'Rui' } });
});

test('stores no private answer with the accepted submission', async () => {
  const { draft, stored } = await openForm();
  const { answers, values } = SENT;
  draft.accept({ ...SENT, answers: { ...answers, pin: '1' }, values: { ...values, pin: '1' } });
  expect(stored()).toEqual({ sent: SENT });
});
