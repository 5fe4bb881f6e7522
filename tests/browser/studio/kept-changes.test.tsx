import { clear, get, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { StudioState } from '../../../src/studio/model.ts';
import { takeState } from '../../../src/studio/studio-store.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, STATE } from './fake-server.ts';

const AGE = 'steps/age.json';
const UNSAVED = { files: [{ file: AGE, base: '{}', text: '{"a":1}' }], history: [], position: 0 };

const kept = () => get('studio-unsaved');

beforeEach(() => clear());

test('gives the server the changes that it has lost', async () => {
  await set('studio-unsaved', UNSAVED);
  const { calls } = await drawStudio(STATE, {
    restore: ({ unsaved }) => changed(AGE, { revision: 2, unsaved }),
  });
  expect(requestsOf(calls, 'restore')).toEqual([{ unsaved: UNSAVED }]);
  await expect.element(page.getByRole('banner').getByRole('status')).toHaveTextContent('1 unsaved file');
});

test('keeps what is unsaved after each change', async () => {
  const { calls } = await drawStudio(STATE);
  takeState(changed(AGE, { revision: 2, unsaved: UNSAVED }));
  await expect.poll(kept).toEqual(UNSAVED);
  takeState({ ...STATE, revision: 3 });
  await expect.poll(kept).toEqual(STATE.unsaved);
  expect(requestsOf(calls, 'restore')).toEqual([]);
});

test('leaves the server’s own changes alone', async () => {
  await set('studio-unsaved', UNSAVED);
  const own = { ...UNSAVED, files: [{ file: AGE, base: '{}', text: '{"b":1}' }] };
  const { calls } = await drawStudio(changed(AGE, { unsaved: own }));
  await expect.poll(kept).toEqual(own);
  expect(requestsOf(calls, 'restore')).toEqual([]);
});

test('keeps the changes that cannot be restored until the author discards them', async () => {
  await set('studio-unsaved', UNSAVED);
  const restore = vi.fn().mockImplementation(() => {
    throw new Error('The unsaved is of another version.');
  });
  let state: StudioState = STATE;
  await drawStudio(STATE, { restore, state: () => state });
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('could not be restored. The unsaved is of another version.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => restore.mock.calls).toHaveLength(2);
  expect(await kept()).toEqual(UNSAVED);
  // the author goes on meanwhile
  state = changed(AGE, { revision: 2, unsaved: { ...UNSAVED, position: 1 } });
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => restore.mock.calls).toHaveLength(3);
  expect(await kept()).toEqual(UNSAVED);
  await alert.getByRole('button', { name: 'Discard them' }).click();
  await expect.poll(kept).toEqual(state.unsaved);
});

test('says that a server does not answer and that nothing is lost', async () => {
  const { calls } = await drawStudio(changed(AGE));
  expect(calls).toHaveLength(1);
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This browser keeps your unsaved changes.');
});
