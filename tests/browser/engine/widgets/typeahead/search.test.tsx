import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn } from '../../../drawn.ts';
import { listSource, slowSource } from '../../sources.ts';
import { drawSearch, fakeTime, input, lines, option, rest, shown, type } from './search-box.ts';

fakeTime();

describe('before a search', () => {
  test('§8 the field says "Type to search..." when it is entered, and is closed until then', async () => {
    await drawSearch();
    await expect.element(shown('Type to search...')).not.toBeVisible();
    await userEvent.click(input);
    await expect.element(shown('Type to search...')).toBeVisible();
  });

  test('§5 one character asks for nothing', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('e');
    await rest(10_000);
    expect(books.searches).toEqual([]);
    await expect.element(shown('Type to search...')).toBeVisible();
  });

  test('§5 a blank is no second character', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('e ');
    await rest(10_000);
    expect(books.searches).toEqual([]);
  });
});

describe('the wait', () => {
  test('§7 a search starts at two characters and is sent after a rest of 200 ms', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('em');
    await expect.element(shown('Searching...')).toBeVisible();
    await rest(199);
    expect(books.searches).toEqual([]);
    await rest(1);
    await expect.element(option('Emma')).toBeVisible();
    expect(books.searches).toEqual(['em']);
    await expect.element(shown('Searching...')).not.toBeInTheDocument();
  });

  test('§7 each key starts the wait anew: one rest, one request', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('ja');
    await rest(150);
    await type('ne');
    await rest(150);
    expect(books.searches).toEqual([]);
    await rest(50);
    await drawn();
    expect(books.searches).toEqual(['jane']);
    await rest(10_000);
    expect(books.searches).toEqual(['jane']);
  });

  test('§7 blanks around the text are not sent', async () => {
    const books = listSource();
    await drawSearch(books);
    await type(' em ');
    await rest(200);
    await drawn();
    expect(books.searches).toEqual(['em']);
  });

  test('§7 a text that is deleted within the wait is never searched for', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('em');
    await rest(150);
    await userEvent.clear(input);
    await rest(10_000);
    expect(books.searches).toEqual([]);
  });
});

test('§8 a search that finds nothing says "No matches found."', async () => {
  await drawSearch();
  await type('zz');
  await rest(200);
  await expect.element(shown('No matches found.')).toBeVisible();
  expect(lines()).toEqual([]);
});

describe('the cache', () => {
  test('§9 results are kept per query: coming back to a text shows them at once', async () => {
    const books = listSource();
    await drawSearch(books);
    await type('em');
    await rest(200);
    await type('m');
    await rest(200);
    await userEvent.keyboard('{Backspace}');
    await expect.element(option('Emma')).toBeVisible();
    await rest(10_000);
    expect(books.searches).toEqual(['em', 'emm']);
  });

  test('they are kept for the page’s life, a field that is drawn anew included', async () => {
    const books = listSource();
    const first = await drawSearch(books);
    await type('em');
    await rest(200);
    await first.unmount();
    await drawSearch(books);
    await type('em');
    await expect.element(option('Emma')).toBeVisible();
    expect(books.searches).toEqual(['em']);
  });
});

describe('two searches at once', () => {
  const jane = [{ title: 'Jane Eyre', author: 'Charlotte Brontë' }];
  const all = [...jane, { title: 'Emma', author: 'Jane Austen' }];

  async function askTwice() {
    const books = slowSource();
    await drawSearch(books);
    await type('ja');
    await rest(200);
    await expect.poll(() => books.open).toHaveLength(1);
    await type('ne');
    await rest(200);
    await expect.poll(() => books.open).toHaveLength(2);
    const [older, newer] = books.open;
    if (!older || !newer) throw new Error('two searches were expected');
    return { older, newer };
  }

  test('a newer search gives the older one up', async () => {
    const { older, newer } = await askTwice();
    expect([older.text, older.signal.aborted]).toEqual(['ja', true]);
    expect([newer.text, newer.signal.aborted]).toEqual(['jane', false]);
  });

  test('an older answer that comes first is not shown', async () => {
    const { older, newer } = await askTwice();
    await older.answer(all);
    await expect.element(shown('Searching...')).toBeVisible();
    expect(lines()).toEqual([]);
    await newer.answer(jane);
    await expect.poll(lines).toEqual(['Jane Eyre Charlotte Brontë']);
  });

  test('an older answer that comes last takes nothing away', async () => {
    const { older, newer } = await askTwice();
    await newer.answer(jane);
    await older.answer(all);
    await expect.poll(lines).toEqual(['Jane Eyre Charlotte Brontë']);
    await older.fail();
    expect(lines()).toEqual(['Jane Eyre Charlotte Brontë']);
  });
});

test('a field that goes gives its search up', async () => {
  const books = slowSource();
  const { unmount } = await drawSearch(books);
  await type('em');
  await rest(200);
  await expect.poll(() => books.open).toHaveLength(1);
  await unmount();
  expect(books.open[0]?.signal.aborted).toBe(true);
  await books.open[0]?.fail();
  expect(console.error).not.toHaveBeenCalled();
});
