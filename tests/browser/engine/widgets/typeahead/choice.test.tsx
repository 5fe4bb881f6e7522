import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { drawForm } from '../../draw-form.tsx';
import { books, listSource, slowSource } from '../../sources.ts';
import { drawSearch, input, lines, option, spoken, type } from './search-box.ts';

const [emma] = books;
const invalid = { type: 'invalid', field: 'book' };
const alert = page.getByRole('alert');

async function chooseEmma() {
  const drawn = await drawSearch();
  await type('em');
  await userEvent.click(option('Emma'));
  return drawn;
}

describe('choosing', () => {
  test('§3 the answer is a list with the one item chosen, as the source gave it', async () => {
    const { answered, store } = await chooseEmma();
    expect(answered()).toEqual({ book: [emma] });
    expect(store.getState().valid).toBe(true);
  });

  test('§4 its label stands in the field and the list is closed', async () => {
    await chooseEmma();
    await expect.element(input).toHaveValue('Emma');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    expect(lines()).toEqual([]);
  });

  test('§4 it is told by its label, once', async () => {
    const { reports } = await chooseEmma();
    await userEvent.tab();
    expect(reports).toEqual([{ type: 'update', field: 'book', label: 'Emma' }]);
  });

  test('§5 another choice takes its place: there is one at most', async () => {
    const { answered } = await chooseEmma();
    await userEvent.clear(input);
    await type('eyre');
    await userEvent.click(option('Jane Eyre'));
    expect(answered()).toEqual({ book: [books[3]] });
  });

  test('§8 two items of one name are two lines, and each is the one it says', async () => {
    const twins = [
      { title: 'Poems', author: 'Emily Brontë' },
      { title: 'Poems', author: 'Christina Rossetti' },
    ];
    const { answered } = await drawSearch(listSource(twins));
    const complaints = vi.spyOn(console, 'error');
    await type('poe');
    await expect.poll(lines).toEqual(['Poems Emily Brontë', 'Poems Christina Rossetti']);
    await type('m');
    await userEvent.click(option('Poems Christina Rossetti'));
    expect(answered()).toEqual({ book: [twins[1]] });
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
});

describe('editing after a choice', () => {
  test('§5 lets the choice go: the text stays, is no answer, and is reported as invalid', async () => {
    const { answered, store, reports } = await chooseEmma();
    await userEvent.type(input, '{End}{Backspace}');
    await expect.element(input).toHaveValue('Emm');
    expect(answered()).toEqual({ book: 'Emm' });
    expect(store.getState().valid).toBe(false);
    expect(reports).toContainEqual(invalid);
  });

  test('§5 searches for what stands there now', async () => {
    await chooseEmma();
    await userEvent.type(input, '{End}{Backspace}');
    await expect.element(option('Emma')).toBeVisible();
  });
});

describe('clearing', () => {
  test('§2 clearing the input logs an invalid entry', async () => {
    const { answered, reports } = await chooseEmma();
    await userEvent.clear(input);
    expect(answered()).toEqual({});
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([invalid]);
  });

  test('§2 so does the button that clears it, which leads back into the field', async () => {
    const { answered, reports } = await chooseEmma();
    await userEvent.click(page.getByRole('button', { name: 'Clear Book' }));
    expect(answered()).toEqual({});
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([invalid]);
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue('');
  });

  test('§5 the cleared field says at once how to search again', async () => {
    await chooseEmma();
    await userEvent.click(page.getByRole('button', { name: 'Clear Book' }));
    await expect.element(spoken).toHaveTextContent('Type to search...');
  });

  test('there is nothing to clear in an empty field', async () => {
    await drawSearch();
    await expect.element(page.getByRole('button', { name: 'Clear Book' })).not.toBeInTheDocument();
  });
});

describe('a text that matches nothing', () => {
  test('§5 stays and is invalid, with its message once the field is left', async () => {
    const { answered, store, reports } = await drawSearch();
    await type('zzz');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.click(document.body);
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    await expect.element(input).toHaveValue('zzz');
    expect(answered()).toEqual({ book: 'zzz' });
    expect(store.getState().valid).toBe(false);
    expect(reports).toContainEqual(invalid);
  });

  test('§2 is one invalid entry, however often the field is left, and cleared in the end', async () => {
    const { reports } = await drawSearch();
    await type('zzz');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(input);
    await userEvent.click(document.body);
    await userEvent.click(page.getByRole('button', { name: 'Clear Book' }));
    expect(reports.filter((report) => report.type === 'invalid')).toEqual([invalid]);
  });

  test('§2 an empty field that is left is one as well, as its message shows', async () => {
    const { reports } = await drawSearch();
    await userEvent.click(input);
    await userEvent.click(document.body);
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    expect(reports).toEqual([invalid]);
  });
});

describe('a new item, where the author allows one', () => {
  const wish = page.getByRole('combobox', { name: 'Wish' });
  const draw = (source = listSource()) => drawForm(newForm, { sources: { books: source } });

  test('§8 "New selection: " stands before the typed text, below what was found', async () => {
    const { answered, store } = await draw();
    await userEvent.type(wish, 'emm');
    await expect.poll(lines).toEqual(['Emma', 'New selection: emm']);
    await userEvent.click(option('New selection: emm'));
    await expect.element(wish).toHaveValue('emm');
    expect(answered()).toEqual({ wish: [{ title: 'emm' }] });
    expect(store.getState().valid).toBe(true);
  });

  test('§8 where nothing was found, it is the only line', async () => {
    await draw();
    await userEvent.type(wish, 'Sanditon ');
    await expect.poll(lines).toEqual(['New selection: Sanditon']);
  });

  test('§8 what there is already is not new', async () => {
    await draw();
    await userEvent.type(wish, 'Emma');
    await expect.poll(lines).toEqual(['Emma']);
  });

  test('§8 nothing is new while the search is on its way', async () => {
    const source = slowSource();
    await drawForm(newForm, { sources: { books: source } });
    await userEvent.type(wish, 'Sanditon');
    await expect.poll(() => source.open).toHaveLength(1);
    expect(lines()).toEqual([]);
  });
});
