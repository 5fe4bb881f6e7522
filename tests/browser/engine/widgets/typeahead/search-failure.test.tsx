import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { drawn } from '../../../drawn.ts';
import { listSource, books as shelf, slowSource } from '../../sources.ts';
import { drawSearch, fakeTime, input, lines, rest, shown, tryAgain, type } from './search-box.ts';

fakeTime();

describe('a search that takes long', () => {
  test('says so after ten seconds, and can be begun anew', async () => {
    const books = slowSource();
    await drawSearch(books);
    await type('em');
    await rest(200);
    await drawn();
    await rest(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await rest(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await userEvent.click(tryAgain);
    await expect.poll(() => books.open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await expect.element(tryAgain).not.toBeInTheDocument();
  });
});

describe('a search that fails', () => {
  const FOUND = ['Emma Jane Austen', 'Middlemarch George Eliot'];

  /** The field, whose search for "em" has failed. */
  async function drawFailed() {
    const books = listSource();
    books.breaks(true);
    const drawn = await drawSearch(books);
    await type('em');
    await rest(200);
    await expect.element(tryAgain).toBeVisible();
    books.breaks(false);
    return { ...drawn, books };
  }

  test('§8 says below the field that it did not come: no error, no list, and the field goes on', async () => {
    await drawFailed();
    await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
    await expect.element(shown('Searching...')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(shown('No matches found.')).not.toBeInTheDocument();
    await expect.element(input).toHaveValue('em');
    await expect.element(input).toHaveFocus();
  });

  test('is reported to the console without the text: people type where they live', async () => {
    await drawFailed();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('A search failed.', expect.any(Error));
  });

  test.each([
    ['a click', () => userEvent.click(tryAgain)],
    [
      'the keyboard',
      async () => {
        // past the button that clears the field
        await userEvent.tab();
        await userEvent.tab();
        await expect.element(tryAgain).toHaveFocus();
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('"Try again" by %s asks again, and lists what is found at the field', async (_how, press) => {
    const { books, reports } = await drawFailed();
    await press();
    await expect.poll(() => books.searches).toEqual(['em', 'em']);
    await expect.element(input).toHaveFocus();
    await expect.poll(lines).toEqual(FOUND);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  test('"Try again" for a slow search is no leaving of the field: what comes is there to choose from', async () => {
    const books = slowSource();
    const { reports } = await drawSearch(books);
    await type('em');
    await rest(200);
    await expect.poll(() => books.open).toHaveLength(1);
    await rest(10_000);
    await userEvent.click(tryAgain);
    await expect.element(input).toHaveFocus();
    await expect.poll(() => books.open.length).toBe(2);
    await books.open[1]?.answer(shelf.filter(({ title }) => /em/i.test(String(title))));
    await expect.poll(lines).toEqual(FOUND);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(reports).toEqual([]);
  });

  test('is asked again when the network is back, and lists what it finds', async () => {
    await drawFailed();
    dispatchEvent(new Event('online'));
    await expect.poll(lines).toEqual(FOUND);
  });

  test('the next search asks again, for the same text too', async () => {
    const { books } = await drawFailed();
    await type('m');
    await rest(200);
    await expect.poll(lines).toEqual(['Emma Jane Austen']);
    await userEvent.keyboard('{Backspace}');
    await rest(200);
    await expect.poll(() => books.searches).toEqual(['em', 'emm', 'em']);
  });

  test('WCAG: axe finds nothing in the field', async () => {
    const { container } = await drawFailed();
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});
