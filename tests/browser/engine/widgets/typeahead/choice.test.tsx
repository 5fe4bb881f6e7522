import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { accessibilityFaults } from '../../../axe.ts';
import { resize } from '../../../helpers.ts';
import { drawForm } from '../../draw.tsx';
import { books, listSource, slowSource } from '../../sources.ts';
import { alert, announced, clearButton, drawSearch, input, lines, option, type } from './search-box.ts';

const [emma] = books;
const invalid = { type: 'invalid', field: 'book' };

async function chooseEmma() {
  const drawn = await drawSearch();
  await type('em');
  await userEvent.click(option('Emma'));
  return drawn;
}

describe('choosing', () => {
  test('§3 the answer is a list with the one item, whose label stands in the field and is reported once', async () => {
    const { answered, store, reports } = await chooseEmma();
    expect(answered()).toEqual({ book: [emma] });
    expect(store.getState().valid).toBe(true);
    await expect.element(input).toHaveValue('Emma');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    expect(lines()).toEqual([]);
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

  test('§8 two items of one name are two lines', async () => {
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

  test('§5 editing drops the choice: the text stays, is an invalid entry, and is searched for', async () => {
    const { answered, store, reports } = await chooseEmma();
    await userEvent.type(input, '{End}{Backspace}');
    await expect.element(input).toHaveValue('Emm');
    expect(answered()).toEqual({ book: 'Emm' });
    expect(store.getState().valid).toBe(false);
    expect(reports).toContainEqual(invalid);
    await expect.element(option('Emma')).toBeVisible();
  });
});

describe('clearing', () => {
  test('§2 by key is one invalid entry, and leaves nothing to clear', async () => {
    const { answered, reports } = await chooseEmma();
    await userEvent.clear(input);
    expect(answered()).toEqual({});
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([invalid]);
    await expect.element(clearButton).not.toBeInTheDocument();
  });

  test('§2 by the button as well, which leads back into the field with its prompt', async () => {
    const { answered, reports } = await chooseEmma();
    await userEvent.click(clearButton);
    expect(answered()).toEqual({});
    expect(reports.filter(({ type }) => type === 'invalid')).toEqual([invalid]);
    await expect.element(input).toHaveFocus();
    await expect.element(input).toHaveValue('');
    await expect.element(announced).toHaveTextContent('Type to search...');
  });
});

describe('a field without a choice', () => {
  test('§5 keeps a text that matches nothing: one invalid entry, with its message once the field is left', async () => {
    const { answered, store, reports } = await drawSearch();
    await type('zzz');
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    await expect.element(input).toHaveValue('zzz');
    expect(answered()).toEqual({ book: 'zzz' });
    expect(store.getState().valid).toBe(false);
    await userEvent.click(input);
    await userEvent.click(document.body);
    await userEvent.click(clearButton);
    expect(reports.filter((report) => report.type === 'invalid')).toEqual([invalid]);
  });

  test('§2 is an invalid entry if it is left empty, as its message shows', async () => {
    const { reports } = await drawSearch();
    await userEvent.click(input);
    await userEvent.click(document.body);
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    expect(reports).toEqual([invalid]);
  });
});

describe('a new item, if the author allows one', () => {
  const wish = page.getByRole('combobox', { name: 'Wish' });

  test('§8 "New selection: " stands before a text that no item has, below the items', async () => {
    const { answered, store, container } = await drawForm(newForm, { sources: { books: listSource() } });
    await userEvent.type(wish, 'Emma');
    await expect.poll(lines).toEqual(['Emma']);
    await userEvent.fill(wish, 'Sanditon ');
    await expect.poll(lines).toEqual(['New selection: Sanditon']);
    await userEvent.fill(wish, 'emm');
    await expect.poll(lines).toEqual(['Emma', 'New selection: emm']);
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.click(option('New selection: emm'));
    await expect.element(wish).toHaveValue('emm');
    expect(answered()).toEqual({ wish: [{ title: 'emm' }] });
    expect(store.getState().valid).toBe(true);
  });

  test('§8 nothing is new while the search is on its way', async () => {
    const source = slowSource();
    await drawForm(newForm, { sources: { books: source } });
    await userEvent.type(wish, 'Sanditon');
    await expect.poll(() => source.open).toHaveLength(1);
    expect(lines()).toEqual([]);
  });
});

describe('the text of a choice', () => {
  const title = 'The Life and Strange Surprising Adventures of Robinson Crusoe, of York, Mariner';
  const crusoe = { title, author: 'Daniel Defoe' };

  test('has its detail beside it in the field, which that describes, until the choice goes', async () => {
    const { container } = await drawSearch(listSource(), { book: [{ ...emma }] });
    const detail = page.getByText('Jane Austen', { exact: true });
    await expect.element(detail).toBeVisible();
    await expect.element(clearButton).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription('Jane Austen By title or author.');
    await expect.element(page.getByText('Emma', { exact: true })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
    await type('x');
    await expect.element(detail).not.toBeInTheDocument();
  });

  test('stands below the field in full while that has no room for it', async () => {
    await resize(390, 844);
    const { container } = await drawSearch(listSource([crusoe]), { book: [crusoe] });
    const full = page.getByText(title, { exact: true });
    await expect.element(full).toBeVisible();
    await expect.element(input).toHaveValue(title);
    expect(await accessibilityFaults(container)).toEqual([]);
    await page.viewport(1280, 900);
    await expect.element(full).not.toBeInTheDocument();
  });
});
