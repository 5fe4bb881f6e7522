import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { drawn } from '../../../drawn.ts';
import { compose } from '../../compose.ts';
import { listSource, books as shelf, slowSource } from '../../sources.ts';
import { drawSearch, input, lines, option, shown, tryAgain, type } from './search-box.ts';

const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

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

  test('decisions "Calls": they are kept for the page’s life, a field that is drawn anew included', async () => {
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

  test('decisions "Calls": a newer search gives the older one up', async () => {
    const { older, newer } = await askTwice();
    expect([older.text, older.signal.aborted]).toEqual(['ja', true]);
    expect([newer.text, newer.signal.aborted]).toEqual(['jane', false]);
  });

  test('decisions "Calls": an older answer that comes first is not shown', async () => {
    const { older, newer } = await askTwice();
    await older.answer(all);
    await expect.element(shown('Searching...')).toBeVisible();
    expect(lines()).toEqual([]);
    await newer.answer(jane);
    await expect.poll(lines).toEqual(['Jane Eyre Charlotte Brontë']);
  });

  test('decisions "Calls": an older answer that comes last takes nothing away', async () => {
    const { older, newer } = await askTwice();
    await newer.answer(jane);
    await older.answer(all);
    await expect.poll(lines).toEqual(['Jane Eyre Charlotte Brontë']);
    await older.fail();
    expect(lines()).toEqual(['Jane Eyre Charlotte Brontë']);
  });
});

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
    await expect.element(page.getByText('We can’t get this right now.')).toBeVisible();
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

  test('decisions "Calls": the next search asks again, for the same text too', async () => {
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

describe('a text that an input method composes', () => {
  test('is left alone until it is done, and then searched for in plain characters', async () => {
    const books = listSource();
    const { answered } = await drawSearch(books);
    await userEvent.click(input);
    const composition = await compose('ｅ', 'ｅｍ', 'ｅｍｍ');
    await expect.element(input).toHaveValue('ｅｍｍ');
    await composition.finish('ｅｍｍ');
    await expect.element(input).toHaveValue('emm');
    expect(answered()).toEqual({ book: 'emm' });
    await rest(200);
    await expect.poll(lines).toEqual(['Emma Jane Austen']);
    expect(books.searches).toEqual(['emm']);
  });

  test('leaves a choice alone where it changes nothing: Android composes a word that is tapped on', async () => {
    const { answered } = await drawSearch();
    await type('em');
    await rest(200);
    await userEvent.click(page.getByRole('option').first());
    const before = answered();
    expect(before).toEqual({ book: [expect.anything()] });
    for (const event of ['compositionstart', 'compositionend'])
      input.element().dispatchEvent(new CompositionEvent(event, { bubbles: true, data: 'Emma' }));
    expect(answered()).toEqual(before);
  });

  test('is not taken by the Enter that ends it', async () => {
    const { answered, onSubmit } = await drawSearch();
    await userEvent.click(input);
    await compose('m', 'midd');
    await rest(200);
    await expect.poll(lines).toEqual(['Middlemarch George Eliot']);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    input.element().dispatchEvent(enter);
    expect(answered()).toEqual({ book: 'midd' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('design: a field that goes gives its search up', async () => {
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
