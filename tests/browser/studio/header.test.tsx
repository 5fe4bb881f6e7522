import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resize } from '../helpers.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, ERROR, STATE } from './fake-server.ts';

const banner = page.getByRole('banner');
const status = banner.getByRole('status');
const AGE = 'steps/age.json';

beforeEach(() => clear());

test('undoes and does again with buttons that name the change', async () => {
  const { calls } = await drawStudio(changed(AGE, { undo: 'Change “Heading”' }), {
    undo: () => ({ ...STATE, revision: 2, redo: 'Change “Heading”' }),
  });
  await banner.getByRole('button', { name: 'Undo: Change “Heading”' }).click();
  await expect.element(banner.getByRole('button', { name: 'Redo: Change “Heading”' })).toBeVisible();
  await expect.element(banner.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(status).toHaveTextContent('Saved');
  expect(requestsOf(calls, 'undo')).toHaveLength(1);
});

test('undoes, does again and saves with keys, also in a text field', async () => {
  const { calls } = await drawStudio(changed(AGE, { undo: 'A', redo: 'B' }));
  await page.getByRole('searchbox', { name: 'Find in outline' }).fill('typed');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  await userEvent.keyboard('{Control>}y{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(['state', 'undo', 'redo', 'redo', 'save']);
  expect(requestsOf(calls, 'save')).toEqual([{ files: [AGE] }]);
  await expect.element(page.getByRole('searchbox')).toHaveValue('typed');
});

test('leaves the keys to an open dialog, except for saving', async () => {
  const { calls } = await drawStudio(changed(AGE, { undo: 'A' }), {
    review: () => ({ groups: [], lost: [], unsaved: [], saved: [] }),
  });
  await banner.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}{Control>}f{/Control}{Control>}s{/Control}');
  await expect.poll(() => requestsOf(calls, 'save')).toHaveLength(1);
  expect(requestsOf(calls, 'undo')).toEqual([]);
  await expect.element(page.getByRole('region', { name: 'Find' })).not.toBeInTheDocument();
});

test('keeps the changes if they cannot be saved, and says why', async () => {
  await drawStudio(changed(AGE), {
    save: () => {
      throw new Error('The disk is full. Free some space, and then save again.');
    },
  });
  await banner.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The disk is full.');
  await expect.element(status).toHaveTextContent('1 unsaved file');
  await expect.element(banner.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
});

test('calls nothing if there is nothing to undo or save', async () => {
  const { calls } = await drawStudio(STATE);
  await expect.element(status).toHaveTextContent('Saved');
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await banner.getByRole('button', { name: 'Findings (0)' }).click();
  await expect.element(page.getByText('The checks have found nothing.')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['state']);
});

test('ignores an earlier state that arrives late', async () => {
  const { calls } = await drawStudio(changed(AGE, { revision: 5, undo: 'A', diagnostics: [ERROR] }), {
    undo: () => ({ ...STATE, revision: 4 }),
  });
  await banner.getByRole('button', { name: 'Undo: A' }).click();
  await expect.poll(() => requestsOf(calls, 'undo')).toHaveLength(1);
  await expect.element(status).toHaveTextContent('1 unsaved file, 1 error');
});

test('moves between the panes with F6, and shows one at a time in a narrow window', async () => {
  await resize(390, 800);
  await drawStudio(STATE);
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await userEvent.keyboard('{F6}{F6}{F6}');
  await expect.element(page.getByRole('region', { name: 'Page' })).toHaveFocus();
  expect(page.getByRole('region', { name: 'Outline' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Shift>}{F6}{/Shift}');
  await expect.element(page.getByRole('region', { name: 'Outline' })).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBe(390);
});
