import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Source } from '../../../../../src/engine/source.ts';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { drawForm } from '../../draw-form.tsx';
import { books, listSource } from '../../sources.ts';
import { drawSearch, fakeTime, input, lines, rest } from './search-box.ts';

const emma = { title: 'Emma', author: 'Jane Austen' };
/** A source that leaves every look-up open until the test answers it. */
function slowLookup() {
  let answer: (item: JsonObject | undefined) => void = () => {};
  let signal: AbortSignal | undefined;
  const source: Source = {
    search: async () => [],
    lookup: (_item, given) => {
      signal = given;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  return { source, answer: (item?: JsonObject) => answer(item), aborted: () => signal?.aborted };
}

fakeTime();

test('§4 a restored answer stands in its field at once, and counts', async () => {
  const { store } = await drawSearch(listSource(), { book: [emma] });
  await expect.element(input).toHaveValue('Emma');
  expect(store.getState().valid).toBe(true);
});

test('§9 it is looked up 100 ms after the field is drawn, once', async () => {
  const source = listSource();
  await drawSearch(source, { book: [emma] });
  await rest(99);
  expect(source.lookups()).toBe(0);
  await rest(1);
  expect(source.lookups()).toBe(1);
  await rest(10_000);
  expect([source.lookups(), source.searches]).toEqual([1, []]);
});

test('§4 an answer that is what it was stays the very same, and nobody hears of it', async () => {
  const { answered, reports } = await drawSearch(listSource(), { book: [emma] });
  const before = answered().book;
  await rest(100);
  expect(answered().book).toBe(before);
  expect(reports).toEqual([]);
});

test('§4 an item that has changed takes the old one’s place', async () => {
  const { answered } = await drawSearch(listSource(), { book: [{ ...emma, author: 'A Lady' }] });
  await rest(100);
  expect(answered()).toEqual({ book: [emma] });
});

test('§4 an item that is gone becomes a text that matches nothing: it can be read, is invalid and says so', async () => {
  const { answered, store } = await drawSearch(listSource(), { book: [{ title: 'Sanditon' }] });
  await rest(100);
  await expect.element(input).toHaveValue('Sanditon');
  expect(answered()).toEqual({ book: 'Sanditon' });
  expect(store.getState().valid).toBe(false);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a book from the list');
});

test('§8 a look-up that fails changes nothing and says nothing', async () => {
  const source = listSource();
  source.breaks(true);
  const { answered, store } = await drawSearch(source, { book: [emma] });
  await rest(100);
  expect(source.lookups()).toBe(1);
  expect(answered()).toEqual({ book: [emma] });
  expect(store.getState().valid).toBe(true);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('§4 an empty field, or one with a text, has nothing to look up', async () => {
  const source = listSource();
  await drawSearch(source, { book: 'Emm' });
  await expect.element(input).toHaveValue('Emm');
  await rest(10_000);
  expect(source.lookups()).toBe(0);
});

describe('while the look-up is on its way', () => {
  test('an answer that was edited meanwhile is not touched', async () => {
    const { source, answer } = slowLookup();
    const { answered } = await drawSearch(source, { book: [emma] });
    await rest(100);
    await userEvent.type(input, '{End}{Backspace}');
    answer(undefined);
    await rest(0);
    expect(answered()).toEqual({ book: 'Emm' });
  });

  test('a field that goes gives it up', async () => {
    const { source, answer, aborted } = slowLookup();
    const { unmount, answered } = await drawSearch(source, { book: [emma] });
    await rest(100);
    await unmount();
    expect(aborted()).toBe(true);
    answer(undefined);
    await rest(0);
    expect(answered()).toEqual({ book: [emma] });
  });
});

test('§4 entering a field with a restored answer lists nothing', async () => {
  await drawSearch(listSource(), { book: [emma] });
  await rest(100);
  await userEvent.click(input);
  await rest(10_000);
  expect(lines()).toEqual([]);
});

test('§8 a new item that was taken as it was typed is kept: no source can know it', async () => {
  const answers = { wish: [{ title: 'Sanditon' }] };
  const { answered, store } = await drawForm(newForm, { sources: { books: listSource(books) }, answers });
  await rest(100);
  expect(answered()).toEqual(answers);
  expect(store.getState().valid).toBe(true);
});
