import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Source } from '../../../../../src/engine/source.ts';
import { deferred } from '../../../../deferred.ts';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { fakeTimers } from '../../../helpers.ts';
import { drawForm } from '../../draw.tsx';
import { listSource } from '../../sources.ts';
import { alert, drawSearch, input, lines, rest } from './search-box.ts';

const emma = { title: 'Emma', author: 'Jane Austen' };

/** Draws a restored answer whose lookup stays open until the test answers it. */
async function drawLookingUp() {
  const { promise, resolve } = deferred<JsonObject | undefined>();
  let signal: AbortSignal | undefined;
  const source: Source = {
    search: async () => [],
    lookup: (_item, given) => {
      signal = given;
      return promise;
    },
  };
  const drawn = await drawSearch(source, { book: [emma] });
  await rest(100);
  return { ...drawn, resolve, aborted: () => signal?.aborted };
}

fakeTimers();

test('§4 a restored answer stands in its field at once, counts, is looked up once after 100 ms, and stays if it is known', async () => {
  const source = listSource();
  const { store, answered, reports } = await drawSearch(source, { book: [emma] });
  const before = answered().book;
  await expect.element(input).toHaveValue('Emma');
  expect(store.getState().valid).toBe(true);
  await rest(99);
  expect(source.lookups()).toBe(0);
  await rest(1);
  expect(source.lookups()).toBe(1);
  await userEvent.click(input);
  await rest(10_000);
  expect([source.lookups(), source.searches, lines(), reports]).toEqual([1, [], [], []]);
  expect(answered().book).toBe(before);
});

test('§4 an item that has changed takes the old one’s place', async () => {
  const { answered } = await drawSearch(listSource(), { book: [{ ...emma, author: 'A Lady' }] });
  await rest(100);
  expect(answered()).toEqual({ book: [emma] });
});

test('§4 an item that is gone becomes a text that matches nothing, and has its error', async () => {
  const { answered, store } = await drawSearch(listSource(), { book: [{ title: 'Sanditon' }] });
  await rest(100);
  await expect.element(input).toHaveValue('Sanditon');
  expect(answered()).toEqual({ book: 'Sanditon' });
  expect(store.getState().valid).toBe(false);
  await expect.element(alert).toHaveTextContent('Choose a book from the list');
});

test('§8 a look-up that fails changes nothing on the page', async () => {
  const source = listSource();
  source.setBroken(true);
  const { answered, store } = await drawSearch(source, { book: [emma] });
  await rest(100);
  expect(source.lookups()).toBe(1);
  expect(answered()).toEqual({ book: [emma] });
  expect(store.getState().valid).toBe(true);
  await expect.element(alert).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('§4 a text is not looked up', async () => {
  const source = listSource();
  await drawSearch(source, { book: 'Emm' });
  await expect.element(input).toHaveValue('Emm');
  await rest(10_000);
  expect(source.lookups()).toBe(0);
});

test('an answer that was edited during the look-up is not touched', async () => {
  const { resolve, answered } = await drawLookingUp();
  await userEvent.type(input, '{End}{Backspace}');
  resolve(undefined);
  await rest(0);
  expect(answered()).toEqual({ book: 'Emm' });
});

test('a field that goes aborts its look-up', async () => {
  const { resolve, aborted, unmount, answered } = await drawLookingUp();
  await unmount();
  expect(aborted()).toBe(true);
  resolve(undefined);
  await rest(0);
  expect(answered()).toEqual({ book: [emma] });
});

test('§8 a new item that was taken as it was typed is kept: no source can know it', async () => {
  const answers = { wish: [{ title: 'Sanditon' }] };
  const { answered, store } = await drawForm(newForm, { sources: { books: listSource() }, answers });
  await rest(100);
  expect(answered()).toEqual(answers);
  expect(store.getState().valid).toBe(true);
});
