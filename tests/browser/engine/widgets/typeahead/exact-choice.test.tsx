import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Source } from '../../../../../src/engine/source.ts';
import { fakeTimers } from '../../../helpers.ts';
import { books, listSource, slowSource } from '../../sources.ts';
import { alert, drawSearch, input, lines, option, rest, tryAgain, type } from './search-box.ts';

const [emma, , middlemarch, eyre] = books;
const enter = () => userEvent.keyboard('{Enter}');
const leave = () => userEvent.tab();
const ways = [
  ['Enter', enter],
  ['leaving the field', leave],
] as const;

/** A source that finds all books, whatever the visitor types. */
const all: Source = { search: async () => books, lookup: async (item) => item };

fakeTimers();

/** Types a text, and waits for the results. */
async function find(text: string, source?: Source) {
  const drawn = await drawSearch(source);
  await type(text);
  await rest();
  await expect.poll(lines).not.toEqual([]);
  return drawn;
}

/** Types a text, and does something before its search starts. The search stays open. */
async function ask(text: string, settle: () => Promise<unknown>) {
  const source = slowSource();
  const drawn = await drawSearch(source);
  await type(text);
  await settle();
  await rest();
  await expect.poll(() => source.open).toHaveLength(1);
  return { ...drawn, search: source.open[0] };
}

test.each(ways)(
  '§2 chooses an item that is typed in full after %s, and reports it once',
  async (_, settle) => {
    const { state, reports, onSubmit } = await find('Emma');
    await settle();
    await expect.poll(state).toEqual([{ book: [emma] }, true]);
    expect(reports).toEqual([{ type: 'update', field: 'book', label: 'Emma' }]);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(alert).not.toBeInTheDocument();
    expect(lines()).toEqual([]);
  },
);

test.each(ways)('chooses an item that is found only after %s', async (_, settle) => {
  const { answered, onSubmit, search } = await ask('Emma', settle);
  await settle();
  await rest(10_000);
  expect(answered()).toEqual({ book: 'Emma' });
  await expect.element(alert).not.toBeInTheDocument();
  await search?.answer([...books]);
  await expect.poll(answered).toEqual({ book: [emma] });
  await expect.element(alert).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['eMMa', enter, emma],
  [' ＥＭＭＡ ', leave, emma],
  ['charlotte bronte', leave, eyre],
])('matches "%s" to an item by its name or detail', async (text, settle, item) => {
  const { answered } = await find(text, all);
  await settle();
  await expect.poll(answered).toEqual({ book: [item] });
  await expect.element(input).toHaveValue(String(item?.title));
});

test('§8 lists two items with the same name, and chooses neither for their name', async () => {
  const poems = ['Emily Brontë', 'Christina Rossetti'].map((author) => ({ title: 'Poems', author }));
  const { answered } = await find('Poems', listSource(poems));
  expect(lines()).toEqual(['Poems Emily Brontë', 'Poems Christina Rossetti']);
  for (const settle of [enter, leave]) {
    await settle();
    await rest(10_000);
    expect(answered()).toEqual({ book: 'Poems' });
  }
  await userEvent.click(input);
  await userEvent.click(option('Poems Christina Rossetti'));
  expect(answered()).toEqual({ book: [poems[1]] });
  expect(console.error).not.toHaveBeenCalled();
});

test('does not choose an item for a text that has changed since Enter', async () => {
  const { answered } = await drawSearch(all);
  await type('Emma');
  await enter();
  await type('x');
  await rest();
  await expect.poll(lines).toHaveLength(4);
  expect(answered()).toEqual({ book: 'Emmax' });
});

test('shows an error after the visitor leaves, once the search finds no exact match', async () => {
  const { answered, reports, search } = await ask('midd', leave);
  await expect.element(input).not.toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  // it does not get the only item that was found
  await search?.answer([...books].slice(2, 3));
  await expect.element(alert).toHaveTextContent('Choose a book from the list');
  expect(answered()).toEqual({ book: 'midd' });
  expect(reports.filter(({ type }) => type === 'invalid')).toHaveLength(1);
});

test('shows no error after the visitor leaves if the search fails', async () => {
  const { search } = await ask('Emma', leave);
  await search?.fail();
  await expect.element(tryAgain).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('§2 chooses the only result with Enter, and submits the form if there is nothing to choose', async () => {
  const { answered, onSubmit } = await drawSearch();
  await type('midd');
  await enter();
  await rest();
  await expect.poll(answered).toEqual({ book: [middlemarch] });
  await userEvent.fill(input, 'emm');
  await rest();
  await expect.poll(lines).toHaveLength(1);
  await enter();
  await expect.poll(answered).toEqual({ book: [emma] });
  await expect.element(input).toHaveValue('Emma');
  expect(onSubmit).not.toHaveBeenCalled();
  await enter();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.fill(input, 'jane');
  await rest();
  await expect.poll(lines).toHaveLength(3);
  await enter();
  expect(answered()).toEqual({ book: 'jane' });
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
