import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../../fixtures/library/forms/typeahead-choices.json?content';
import { accessibilityFaults } from '../../../axe.ts';
import { drawForm } from '../../draw.tsx';
import { alert, lines, option } from './search-box.ts';

const language = page.getByRole('combobox', { name: 'Language' });
const branch = page.getByRole('combobox', { name: 'Branch (optional)' });
const shown = (text: string) => page.getByText(text, { exact: true }).first();

test('lists its choices at once, and answers with the value of the chosen one', async () => {
  const { container, state, reports } = await drawForm(form);
  await expect.element(language).toHaveAccessibleDescription('The one you read best.');
  await userEvent.click(language);
  expect(lines()).toEqual([
    ...['English', 'Français', 'Irish', 'Old Norse'],
    'Display additional results...',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(option('Français'));
  await expect.element(language).toHaveValue('Français');
  expect(state()).toEqual([{ language: 'fr' }, true]);
  expect(reports).toEqual([{ type: 'update', field: 'language', label: 'Français' }]);
  expect(lines()).toEqual([]);
});

test.each([
  ['FRANCAIS', ['Français']],
  ['nor', ['Old Norse', 'Norwegian']],
  ['ish', ['English', 'Irish']],
  ['ir', ['Irish']],
  ['gaelic', ['Irish']],
])('finds “%s” anywhere in a title, without case and accents', async (typed, found) => {
  await drawForm(form);
  await userEvent.fill(language, typed);
  await expect.poll(lines).toEqual(found);
});

test('finds the beginnings of words first', async () => {
  await drawForm(form);
  await userEvent.fill(branch, 'r');
  await expect.poll(lines).toEqual(['River Road', 'Main Street']);
});

test('keeps a text that names no choice, which is invalid', async () => {
  const { state, container } = await drawForm(form);
  await userEvent.fill(language, 'Klingon');
  await expect.element(shown('No matches found.')).toBeVisible();
  await expect.element(shown('We have books in five languages.')).toBeVisible();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Choose a language from the list');
  await expect.element(language).toHaveValue('Klingon');
  expect(state()).toEqual([{ language: 'Klingon' }, false]);
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.clear(language);
  expect(state()).toEqual([{}, false]);
});

test.each([
  ['the title in full', 'irish', '{Tab}'],
  ['the only match by Enter', 'wegi', '{Enter}'],
])('chooses %s', async (_how, typed, key) => {
  const { answered } = await drawForm(form);
  await userEvent.fill(language, typed);
  await userEvent.keyboard(key);
  expect(answered()).toEqual({ language: typed === 'irish' ? 'ga' : 'no' });
});

describe('a text that is the value of a choice', () => {
  test('is searched for while it is typed, and chosen when the visitor leaves the field', async () => {
    const { answered } = await drawForm(form);
    await userEvent.type(language, 'no');
    await expect.element(language).toHaveValue('no');
    expect(lines()).toEqual(['Old Norse', 'Norwegian']);
    await userEvent.tab();
    await expect.element(language).toHaveValue('Norwegian');
    expect(answered()).toEqual({ language: 'no' });
  });
});

test('restores a choice, and a text', async () => {
  const { answered } = await drawForm(form, { answers: { language: 'on', branch: 'Hill' } });
  await expect.element(language).toHaveValue('Old Norse');
  await expect.element(branch).toHaveValue('Hill');
  await userEvent.type(language, '{End}{Backspace}');
  await expect.element(language).toHaveValue('Old Nors');
  expect(answered()).toEqual({ language: 'Old Nors', branch: 'Hill' });
});
