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
  expect(reports).toEqual([{ type: 'retry' }]);
});

test('§8 shows a failed search below the field without an error, and retries it', async () => {
  const books = listSource();
  books.setBroken(true);
  const { reports, container } = await drawSearch(books);
  await type('em');
  await rest();
  await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
  for (const text of ['Searching...', 'No matches found.'])
    await expect.element(shown(text)).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('em');
  await expect.element(input).toHaveFocus();
  expect(console.error, 'without the text').toHaveBeenCalledExactlyOnceWith(
    'A search failed.',
    expect.any(Error),
  );
  books.setBroken(false);
  await type('m');
  await rest();
  await expect.poll(lines).toEqual(['Emma Jane Austen']);
  books.setBroken(true);
  await userEvent.keyboard('{Backspace}');
  await rest();
  await expect.element(tryAgain).toBeVisible();
  await userEvent.click(tryAgain);
  await expect.poll(() => books.searches).toEqual(['em', 'emm', 'em', 'em']);
  await expect.element(input).toHaveFocus();
  await expect.element(tryAgain).toBeVisible();
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  books.setBroken(false);
  // past the clear button
  for (const _ of [1, 2]) await userEvent.tab();
  await expect.element(tryAgain).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveFocus();
  await expect.poll(lines).toEqual(FOUND);
  expect(books.searches).toHaveLength(5);
  await expect.element(alert).not.toBeInTheDocument();
  expect(reports).toEqual([{ type: 'retry' }, { type: 'retry' }]);
});
