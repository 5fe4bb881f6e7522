import { describe, expect, test } from 'vitest';
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
  const errors = () => drawn.reports.filter((report) => report.type === 'invalid');
  return { ...drawn, errors };
}

test('§3, §5 answers with a list of the chosen item, and removes the choice on an edit', async () => {
  const { state, answered, reports, errors } = await chooseEmma();
  expect(state()).toEqual([{ book: [emma] }, true]);
  await expect.element(input).toHaveValue('Emma');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  expect(lines()).toEqual([]);
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'book', label: 'Emma' }]);
  await userEvent.type(input, '{End}{Backspace}');
  await expect.element(input).toHaveValue('Emm');
  expect(state()).toEqual([{ book: 'Emm' }, false]);
  expect(errors()).toEqual([invalid]);
  await expect.element(option('Emma')).toBeVisible();
  await userEvent.fill(input, 'eyre');
  await userEvent.click(option('Jane Eyre'));
  expect(answered()).toEqual({ book: [books[3]] });
});

test.each([
  ['the text by key', () => userEvent.clear(input)],
  ['it with the button', () => userEvent.click(clearButton)],
])('§2 reports one error and hides the clear button after the visitor clears %s', async (_how, clear) => {
  const { answered, errors } = await chooseEmma();
  await clear();
  expect(answered()).toEqual({});
  expect(errors()).toEqual([invalid]);
  await expect.element(clearButton).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  await expect.element(input).toHaveValue('');
  await expect.element(announced).toHaveTextContent('Type to search...');
});

test.each(['zzz', ''])(
  '§2, §5 shows and reports one error after the visitor leaves the field with "%s"',
  async (text) => {
    const { state, reports } = await drawSearch();
    await userEvent.click(input);
    if (text) await type(text);
    await expect.element(alert).not.toBeInTheDocument();
    await userEvent.click(document.body);
    await expect.element(alert).toHaveTextContent('Choose a book from the list');
    await expect.element(input).toHaveValue(text);
    expect(state()).toEqual([text ? { book: text } : {}, false]);
    await userEvent.click(input);
    await userEvent.click(document.body);
    if (text) await userEvent.click(clearButton);
    expect(reports.filter((report) => report.type === 'invalid')).toEqual([invalid]);
  },
);

describe('with new items allowed', () => {
  const wish = page.getByRole('combobox', { name: 'Wish' });

  test('§8 shows "New selection: " before a text that matches no item, below the items', async () => {
    const { state, container } = await drawForm(newForm, { sources: { books: listSource() } });
    for (const [text, found] of [
      ['Emma', ['Emma']],
      ['Sanditon ', ['New selection: Sanditon']],
      ['emm', ['Emma', 'New selection: emm']],
    ] as const) {
      await userEvent.fill(wish, text);
      await expect.poll(lines).toEqual(found);
    }
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.click(option('New selection: emm'));
    await expect.element(wish).toHaveValue('emm');
    expect(state()).toEqual([{ wish: [{ title: 'emm' }] }, true]);
  });

  test('§8 shows no new item during a search', async () => {
    const source = slowSource();
    await drawForm(newForm, { sources: { books: source } });
    await userEvent.type(wish, 'Sanditon');
    await expect.poll(() => source.open).toHaveLength(1);
    expect(lines()).toEqual([]);
  });
});

test('shows the detail of a choice, and the whole choice below a field that is too narrow', async () => {
  const title = 'The Life and Strange Surprising Adventures of Robinson Crusoe, of York, Mariner';
  const crusoe = { title, author: 'Daniel Defoe' };
  const { container } = await drawSearch(listSource([crusoe]), { book: [crusoe] });
  const detail = page.getByText('Daniel Defoe', { exact: true });
  const full = page.getByText(title, { exact: true });
  await expect.element(detail).toBeVisible();
  await expect.element(clearButton).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription('Daniel Defoe By title or author.');
  await expect.element(full).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await resize(390, 844);
  await expect.element(full).toBeVisible();
  await expect.element(input).toHaveValue(title);
  expect(await accessibilityFaults(container)).toEqual([]);
  await page.viewport(1280, 900);
  await expect.element(full).not.toBeInTheDocument();
  await type('x');
  await expect.element(detail).not.toBeInTheDocument();
});
