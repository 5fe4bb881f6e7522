import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Source } from '../../../../../src/engine/source.ts';
import { books, listSource, slowSource } from '../../sources.ts';
import { drawSearch, fakeTime, input, lines, option, rest, tryAgain, type } from './search-box.ts';

const [emma, , middlemarch, eyre] = books;
const alert = page.getByRole('alert');
const enter = () => userEvent.keyboard('{Enter}');
const leave = () => userEvent.tab();

/** A source that finds everything, however it is written. */
const all: Source = { search: async () => books, lookup: async (item) => item };

fakeTime();

/** Types a text and waits for what is found. */
async function find(text: string, source?: Source) {
  const drawn = await drawSearch(source);
  await type(text);
  await rest(200);
  await expect.poll(lines).not.toEqual([]);
  return drawn;
}

describe.each([
  ['Enter', enter],
  ['leaving the field', leave],
])('an item that is typed in full, and %s', (_how, settle) => {
  test('§2 is chosen, and told by its label, once', async () => {
    const { answered, store, reports, onSubmit } = await find('Emma');
    await settle();
    await expect.poll(answered).toEqual({ book: [emma] });
    expect(store.getState().valid).toBe(true);
    expect(reports).toEqual([{ type: 'update', field: 'book', label: 'Emma' }]);
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(alert).not.toBeInTheDocument();
    expect(lines()).toEqual([]);
  });

  test.each(['eMMa', ' emma ', 'ＥＭＭＡ'])('is chosen where it is written "%s"', async (text) => {
    const { answered } = await find(text, all);
    await settle();
    await expect.poll(answered).toEqual({ book: [emma] });
    await expect.element(input).toHaveValue('Emma');
  });

  test('is chosen by what stands beside its name, without its accents', async () => {
    const { answered } = await find('charlotte bronte', all);
    await settle();
    await expect.poll(answered).toEqual({ book: [eyre] });
  });

  test('is none of two of the same name: that is for the visitor to say', async () => {
    const poems = [
      { title: 'Poems', author: 'Emily Brontë' },
      { title: 'Poems', author: 'Christina Rossetti' },
    ];
    const { answered } = await find('Poems', listSource(poems));
    await settle();
    await rest(10_000);
    expect(answered()).toEqual({ book: 'Poems' });
  });
});

describe.each([
  ['Enter', enter],
  ['leaving the field', leave],
])('while the search is still under way, after %s', (_how, settle) => {
  test('an item that is typed in full is chosen as it is found: before the rest that a search waits for', async () => {
    const { answered, onSubmit } = await drawSearch();
    await type('Emma');
    await settle();
    expect(answered()).toEqual({ book: 'Emma' });
    await expect.element(alert).not.toBeInTheDocument();
    await rest(200);
    await expect.poll(answered).toEqual({ book: [emma] });
    await expect.element(alert).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('or while its call is open', async () => {
    const source = slowSource();
    const { answered } = await drawSearch(source);
    await type('Emma');
    await rest(200);
    await expect.poll(() => source.open).toHaveLength(1);
    await settle();
    await rest(10_000);
    expect(answered()).toEqual({ book: 'Emma' });
    await source.open[0]?.answer([...books]);
    await expect.poll(answered).toEqual({ book: [emma] });
  });
});

test('a text that was typed on since Enter is not taken for what it was', async () => {
  const { answered } = await drawSearch(all);
  await type('Emma');
  await enter();
  await type('x');
  await rest(200);
  await expect.poll(lines).toHaveLength(4);
  expect(answered()).toEqual({ book: 'Emmax' });
});

describe('a field that was left with a text that names no item', () => {
  test('has its error once that is known', async () => {
    const source = slowSource();
    const { answered, reports } = await drawSearch(source);
    await type('Emm');
    await rest(200);
    await expect.poll(() => source.open).toHaveLength(1);
    await leave();
    await expect.element(input).not.toHaveFocus();
    await expect.element(alert).not.toBeInTheDocument();
    await source.open[0]?.answer([...books]);
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    expect(answered()).toEqual({ book: 'Emm' });
    expect(reports.filter(({ type }) => type === 'invalid')).toHaveLength(1);
  });

  test('has none where the search fails: there is no list to choose from', async () => {
    const source = slowSource();
    await drawSearch(source);
    await type('Emma');
    await rest(200);
    await expect.poll(() => source.open).toHaveLength(1);
    await leave();
    await source.open[0]?.fail();
    await expect.element(tryAgain).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('does not get the only item that was found', async () => {
    const { answered } = await find('midd');
    await leave();
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    expect(answered()).toEqual({ book: 'midd' });
  });
});

describe('Enter', () => {
  test('§2 takes the only item that was found, and the next Enter is the form’s', async () => {
    const { answered, onSubmit } = await find('midd');
    await enter();
    await expect.poll(answered).toEqual({ book: [middlemarch] });
    await expect.element(input).toHaveValue('Middlemarch');
    expect(onSubmit).not.toHaveBeenCalled();
    await enter();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('takes the only one also before it is found', async () => {
    const { answered } = await drawSearch();
    await type('midd');
    await enter();
    await rest(200);
    await expect.poll(answered).toEqual({ book: [middlemarch] });
  });

  test('takes none of several', async () => {
    const { answered, onSubmit } = await find('jane');
    await expect.element(option('Emma')).toBeVisible();
    await enter();
    expect(answered()).toEqual({ book: 'jane' });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
