import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { listSource } from '../../sources.ts';
import { drawSearch, input, type } from './search-box.ts';

const LONG = 'The Life and Strange Surprising Adventures of Robinson Crusoe, of York, Mariner';
const crusoe = { title: LONG, author: 'Daniel Defoe' };

afterEach(() => page.viewport(1280, 900));

test('the detail of a choice stays in the field and describes it', async () => {
  const { container } = await drawSearch(listSource(), { book: [{ title: 'Emma', author: 'Jane Austen' }] });
  await expect.element(page.getByText('Jane Austen', { exact: true })).toBeVisible();
  await expect.element(input).toHaveAccessibleDescription('Jane Austen By title or author.');
  await expect.element(page.getByText('Emma', { exact: true })).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('it goes with the choice', async () => {
  await drawSearch(listSource(), { book: [{ title: 'Emma', author: 'Jane Austen' }] });
  await type('x');
  await expect.element(page.getByText('Jane Austen', { exact: true })).not.toBeInTheDocument();
});

test('a choice that the field cuts stands below it in full', async () => {
  await page.viewport(390, 844);
  const { container } = await drawSearch(listSource([crusoe]), { book: [crusoe] });
  await expect.element(page.getByText(LONG, { exact: true })).toBeVisible();
  await expect.element(input).toHaveValue(LONG);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the full text goes once the field has room for it', async () => {
  await page.viewport(390, 844);
  await drawSearch(listSource([crusoe]), { book: [crusoe] });
  await expect.element(page.getByText(LONG, { exact: true })).toBeVisible();
  await page.viewport(1280, 900);
  await expect.element(page.getByText(LONG, { exact: true })).not.toBeInTheDocument();
});
