import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Source } from '../../../../../src/engine/source.ts';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { fakeTimers } from '../../../helpers.ts';
import { drawForm } from '../../draw.tsx';
import { listSource, type OpenCall, openCall } from '../../sources.ts';
import { alert, drawSearch, input, lines, rest } from './search-box.ts';

const emma = { title: 'Emma', author: 'Jane Austen' };

fakeTimers();

test('§4 restores a known answer at once, and looks it up once after 100 ms', async () => {
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

test('§4 turns a removed item into an invalid text, and updates a changed item', async () => {
  const { state, unmount } = await drawSearch(listSource(), { book: [{ title: 'Sanditon' }] });
  await rest(100);
  await expect.element(input).toHaveValue('Sanditon');
  expect(state()).toEqual([{ book: 'Sanditon' }, false]);
  await expect.element(alert).toHaveTextContent('Choose a book from the list');
  await unmount();
  const changed = await drawSearch(listSource(), { book: [{ ...emma, author: 'A Lady' }] });
  await rest(100);
  expect(changed.answered()).toEqual({ book: [emma] });
});

test('§8 keeps the answer when the lookup fails', async () => {
  const source = listSource();
  source.setBroken(true);
  const { state } = await drawSearch(source, { book: [emma] });
  await rest(100);
  expect(source.lookups()).toBe(1);
  expect(state()).toEqual([{ book: [emma] }, true]);
  await expect.element(alert).not.toBeInTheDocument();
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('§4, §8 does not look up a text, and keeps a new item that no source knows', async () => {
  const source = listSource();
  const { unmount } = await drawSearch(source, { book: 'Emm' });
  await expect.element(input).toHaveValue('Emm');
  await rest(10_000);
  expect(source.lookups()).toBe(0);
  await unmount();
  const answers = { wish: [{ title: 'Sanditon' }] };
  const { state } = await drawForm(newForm, { sources: { books: source }, answers });
  await rest(100);
  expect(state()).toEqual([answers, true]);
});

test.each([
  ['an edit', () => userEvent.type(input, '{End}{Backspace}'), false, 'Emm'],
  [
    'an unmount, which aborts it',
    ({ unmount }: Awaited<ReturnType<typeof drawSearch>>) => unmount(),
    true,
    [emma],
  ],
])('ignores the result of a lookup after %s', async (_, change, isAborted, book) => {
  const open: OpenCall<undefined>[] = [];
  const lookup: Source['lookup'] = (_item, signal) => {
    const { promise, call } = openCall<undefined>('', signal);
    open.push(call);
    return promise;
  };
  const drawn = await drawSearch({ search: async () => [], lookup }, { book: [emma] });
  await rest(100);
  await change(drawn);
  expect(open.map(({ signal }) => signal.aborted)).toEqual([isAborted]);
  await open[0]?.answer(undefined);
  await rest(0);
  expect(drawn.answered()).toEqual({ book });
});
