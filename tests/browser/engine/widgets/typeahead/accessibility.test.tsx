import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import newForm from '../../../../fixtures/library/forms/typeahead-new.json?content';
import { accessibilityFaults } from '../../../axe.ts';
import { drawForm } from '../../draw-form.tsx';
import { books, listSource, slowSource } from '../../sources.ts';
import { active, drawSearch, input, lines, shown, type } from './search-box.ts';

test('WCAG: axe finds nothing in the empty field, or as it is entered', async () => {
  const { container } = await drawSearch();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(input);
  await expect.element(shown('Type to search...')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing while a search is on its way', async () => {
  const { container } = await drawSearch(slowSource());
  await type('em');
  await expect.element(shown('Searching...')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing in the open list, with a line active or none', async () => {
  const { container } = await drawSearch();
  await type('jane');
  await expect.poll(lines).toHaveLength(3);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toBe('Emma Jane Austen');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing in a list that scrolls and leads to more', async () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ title: `Volume ${at}`, author: 'Anon' }));
  const { container } = await drawSearch(listSource(many));
  await type('vol');
  await expect.poll(lines).toHaveLength(101);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing where nothing was found', async () => {
  const { container } = await drawSearch();
  await type('zz');
  await expect.element(shown('No matches found.')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing with a choice made', async () => {
  const { container } = await drawSearch(listSource(), { book: [{ ...books[0] }] });
  await expect.element(page.getByRole('button', { name: 'Clear Book' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing with an error, which describes the field together with its hint', async () => {
  const { container } = await drawSearch();
  await type('zz');
  await userEvent.click(document.body);
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('By title or author. Choose a book from the list');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing in a list with a new item', async () => {
  const { container } = await drawForm(newForm, { sources: { books: listSource() } });
  await userEvent.type(page.getByRole('combobox', { name: 'Wish' }), 'emm');
  await expect.poll(lines).toHaveLength(2);
  expect(await accessibilityFaults(container)).toEqual([]);
});
