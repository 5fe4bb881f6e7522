import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { fakeTimers } from '../../../helpers.ts';
import { listSource, books as shelf, slowSource } from '../../sources.ts';
import { alert, drawSearch, input, lines, rest, shown, tryAgain, type } from './search-box.ts';

const FOUND = ['Emma Jane Austen', 'Middlemarch George Eliot'];

fakeTimers();

test('shows after ten seconds that a search is slow, and retries it with "Try again"', async () => {
  const books = slowSource();
  const { reports } = await drawSearch(books);
  await type('em');
  await rest();
  await expect.poll(() => books.open).toHaveLength(1);
  await rest(9_999);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await rest(1);
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  await userEvent.click(tryAgain);
  await expect.element(input).toHaveFocus();
  await expect.poll(() => books.open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await books.open[1]?.answer(shelf.filter(({ title }) => /em/i.test(title)));
  await expect.poll(lines).toEqual(FOUND);
  await expect.element(alert).not.toBeInTheDocument();
  expect(reports).toEqual([]);
});

/** Draws the field after a failed search for "em". */
async function drawFailed() {
  const books = listSource();
  books.setBroken(true);
  const drawn = await drawSearch(books);
  await type('em');
  await rest();
  await expect.element(tryAgain).toBeVisible();
  books.setBroken(false);
  return { ...drawn, books };
}

test('§8 shows a failed search below the field without an error, and allows the next search', async () => {
  const { books, container } = await drawFailed();
  await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
  for (const text of ['Searching...', 'No matches found.'])
    await expect.element(shown(text)).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('em');
  await expect.element(input).toHaveFocus();
  expect(console.error, 'without the text').toHaveBeenCalledExactlyOnceWith(
    'A search failed.',
    expect.any(Error),
  );
  await type('m');
  await rest();
  await expect.poll(lines).toEqual(['Emma Jane Austen']);
  books.setBroken(true);
  await userEvent.keyboard('{Backspace}');
  await rest();
  await expect.poll(() => books.searches).toEqual(['em', 'emm', 'em']);
  await expect.element(tryAgain).toBeVisible();
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
});

const pressKey = async () => {
  // past the clear button
  for (const _ of [1, 2]) await userEvent.tab();
  await expect.element(tryAgain).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

test.each([
  ['by a click', () => userEvent.click(tryAgain)],
  ['by the keyboard', pressKey],
])('retries with "Try again" %s, and lists the results', async (_how, press) => {
  const { books, reports } = await drawFailed();
  await press();
  await expect.poll(() => books.searches).toEqual(['em', 'em']);
  await expect.element(input).toHaveFocus();
  await expect.poll(lines).toEqual(FOUND);
  await expect.element(alert).not.toBeInTheDocument();
  expect(reports).toEqual([]);
});
