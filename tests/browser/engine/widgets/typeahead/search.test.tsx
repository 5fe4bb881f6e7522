import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, fakeTimers } from '../../../helpers.ts';
import { compose } from '../../input.ts';
import { listSource, slowSource } from '../../sources.ts';
import { drawSearch, drawSearchWith, input, lines, option, rest, shown, type } from './search-box.ts';

const EMMA = 'Emma Jane Austen';

fakeTimers();

test('§5, §7, §8 searches once, 200 ms after the last key, for two or more characters', async () => {
  const books = listSource();
  await drawSearch(books);
  await expect.element(shown('Type to search...')).not.toBeVisible();
  await userEvent.click(input);
  await expect.element(shown('Type to search...')).toBeVisible();
  for (const key of ['e', ' ']) {
    await type(key);
    await rest(10_000);
    await expect.element(shown('Type to search...')).toBeVisible();
  }
  await userEvent.clear(input);
  await type(' ja');
  await expect.element(shown('Searching...')).toBeVisible();
  await rest(199);
  await type('ne ');
  await rest(199);
  expect(books.searches).toEqual([]);
  await rest(1);
  await expect.element(option('Emma')).toBeVisible();
  await expect.element(shown('Searching...')).not.toBeInTheDocument();
  await rest(10_000);
  expect(books.searches).toEqual(['jane']);
  // a text that is deleted within the pause is never searched for
  await userEvent.fill(input, 'em');
  await rest(150);
  await userEvent.clear(input);
  await rest(10_000);
  expect(books.searches).toEqual(['jane']);
});

test('§9 caches results per query, even when the field is drawn again', async () => {
  const books = listSource();
  const first = await drawSearch(books);
  await type('em');
  await rest();
  await type('m');
  await rest();
  await userEvent.keyboard('{Backspace}');
  await expect.element(option('Emma')).toBeVisible();
  await rest(10_000);
  expect(books.searches).toEqual(['em', 'emm']);
  await first.unmount();
  await drawSearch(books);
  await type('em');
  await expect.element(option('Emma')).toBeVisible();
  expect(books.searches).toEqual(['em', 'emm']);
});

test.each(['comes first', 'comes last', 'fails last'])(
  'aborts an older search for a newer one, even if it %s',
  async (order) => {
    const jane = [{ title: 'Jane Eyre', author: 'Charlotte Brontë' }];
    const books = slowSource();
    await drawSearch(books);
    for (const [at, text] of ['ja', 'ne'].entries()) {
      await type(text);
      await rest();
      await expect.poll(() => books.open).toHaveLength(at + 1);
    }
    const [older, newer] = books.open;
    expect([older?.text, older?.signal.aborted]).toEqual(['ja', true]);
    expect([newer?.text, newer?.signal.aborted]).toEqual(['jane', false]);
    if (order === 'comes first') {
      await older?.answer([...jane, { title: 'Emma', author: 'Jane Austen' }]);
      await expect.element(shown('Searching...')).toBeVisible();
      expect(lines()).toEqual([]);
    }
    await newer?.answer(jane);
    if (order === 'comes last') await older?.answer([]);
    if (order === 'fails last') await older?.fail();
    await expect.poll(lines).toEqual(['Jane Eyre Charlotte Brontë']);
    await drawn();
    expect(lines()).toEqual(['Jane Eyre Charlotte Brontë']);
    expect(console.error).not.toHaveBeenCalled();
  },
);

test('§2 also searches for a synonym from the widget’s options', async () => {
  const books = listSource();
  await drawSearchWith({ synonyms: { novel: 'Emma' } }, books);
  await type('növel');
  await rest();
  await expect.poll(lines).toEqual([EMMA]);
  expect(books.searches).toEqual(['növel', 'Emma']);
});

describe('text from an input method', () => {
  test('searches for plain characters after the composition ends', async () => {
    const books = listSource();
    const { answered } = await drawSearch(books);
    await userEvent.click(input);
    const composition = await compose('ｅ', 'ｅｍ', 'ｅｍｍ');
    await expect.element(input).toHaveValue('ｅｍｍ');
    await composition.finish('ｅｍｍ');
    await expect.element(input).toHaveValue('emm');
    expect(answered()).toEqual({ book: 'emm' });
    await rest();
    await expect.poll(lines).toEqual([EMMA]);
    expect(books.searches).toEqual(['emm']);
  });

  test('keeps a choice when Android composes an unchanged word', async () => {
    const { answered } = await drawSearch();
    await type('em');
    await rest();
    await userEvent.click(page.getByRole('option').first());
    const before = answered();
    expect(before).toEqual({ book: [expect.anything()] });
    for (const event of ['compositionstart', 'compositionend'])
      input.element().dispatchEvent(new CompositionEvent(event, { bubbles: true, data: 'Emma' }));
    expect(answered()).toEqual(before);
  });

  test('does not choose a result on the Enter that ends the composition', async () => {
    const { answered, onSubmit } = await drawSearch();
    await userEvent.click(input);
    await compose('m', 'midd');
    await rest();
    await expect.poll(lines).toEqual(['Middlemarch George Eliot']);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    input.element().dispatchEvent(enter);
    expect(answered()).toEqual({ book: 'midd' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
