import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeState } from '../../../src/studio/studio-store.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, STATE } from './fake-server.ts';

const AGE = 'steps/age.json';
const DRAFT = { files: [{ file: AGE, base: '{}', text: '{"a":1}' }], history: [], position: 0 };

const kept = () => get('studio-draft');

beforeEach(() => clear());

test('gives the server the draft that it has lost', async () => {
  await set('studio-draft', DRAFT);
  const { calls } = await drawStudio(STATE, {
    restore: ({ draft }) => changed(AGE, { revision: 2, draft }),
  });
  expect(requestsOf(calls, 'restore')).toEqual([{ draft: DRAFT }]);
  await expect.element(page.getByRole('banner').getByRole('status')).toHaveTextContent('1 unsaved file');
});

test('keeps the draft after each change', async () => {
  const { calls } = await drawStudio(STATE);
  takeState(changed(AGE, { revision: 2, draft: DRAFT }));
  await expect.poll(kept).toEqual(DRAFT);
  takeState({ ...STATE, revision: 3 });
  await expect.poll(kept).toEqual(STATE.draft);
  expect(requestsOf(calls, 'restore')).toEqual([]);
});

test('leaves a draft of the server alone', async () => {
  await set('studio-draft', DRAFT);
  const own = { ...DRAFT, files: [{ file: AGE, base: '{}', text: '{"b":1}' }] };
  const { calls } = await drawStudio(changed(AGE, { draft: own }));
  await expect.poll(kept).toEqual(own);
  expect(requestsOf(calls, 'restore')).toEqual([]);
});

test('keeps the draft that cannot be restored until the author discards it', async () => {
  await set('studio-draft', DRAFT);
  const restore = vi.fn().mockImplementation(() => {
    throw new Error('The draft is of another version.');
  });
  await drawStudio(STATE, { restore });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('could not be restored. The draft is of another version.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => restore.mock.calls).toHaveLength(2);
  expect(await kept()).toEqual(DRAFT);
  await alert.getByRole('button', { name: 'Discard them' }).click();
  await expect.poll(kept).toEqual(STATE.draft);
});

test('says that a server does not answer and that nothing is lost', async () => {
  const { calls } = await drawStudio(changed(AGE));
  expect(calls).toHaveLength(1);
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This browser keeps your unsaved changes.');
});
