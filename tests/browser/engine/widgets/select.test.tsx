import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';
import { listSource } from '../sources.ts';

const format = page.getByRole('combobox', { name: 'Format' });
const loans = page.getByRole('combobox', { name: 'Loans (optional)' });
const branches = listSource([{ id: 'r', street: 'River Road' }]);
const draw = (answers = {}) => drawForm(selectForm, { answers, sources: { branches } });

test('§3 it has the field’s name, its labels for options, and its own placeholder or the common one', async () => {
  const { container, store } = await draw();
  await expect.element(format).toHaveAttribute('name', 'format');
  await expect.element(format).toHaveDisplayValue('Please select');
  await expect.element(loans).toHaveDisplayValue('How many?');
  expect(textsOf(loans.getByRole('option'))).toEqual(['How many?', 'None', 'A dozen']);
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(format).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§4 an option sets the value, which keeps its type, shows its label and is reported once', async () => {
  const { answered, store, reports } = await draw({ branch: 'r' });
  expect(store.getState().valid).toBe(false);
  await userEvent.selectOptions(format, 'audio');
  await expect.element(format).toHaveDisplayValue('audio');
  expect(answered()).toEqual({ branch: 'r', format: 'audio' });
  expect(store.getState().valid).toBe(true);
  await userEvent.selectOptions(loans, 'A dozen');
  expect(answered().loans).toBe(12);
  await userEvent.selectOptions(loans, 'None');
  expect(answered().loans).toBe(0);
  await expect.element(loans).toHaveDisplayValue('None');
  expect(reports).toEqual([
    { type: 'update', field: 'format', label: 'audio' },
    { type: 'update', field: 'loans', label: '' },
    { type: 'update', field: 'loans', label: '' },
  ]);
});

test('§4 by key the arrows move through the options; with the placeholder there is no answer, and its error shows', async () => {
  const { answered } = await draw();
  await userEvent.tab();
  await expect.element(format).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(answered()).toEqual({ format: 'audio' });
  await userEvent.selectOptions(format, 'Please select');
  expect(answered()).toEqual({});
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a format');
});

test('§4 a restored choice is shown by its label; a value that is no choice is invalid and shows the placeholder', async () => {
  const { store } = await draw({ loans: 12, format: 'vellum', branch: 'r' });
  await expect.element(loans).toHaveDisplayValue('A dozen');
  await expect.element(format).toHaveDisplayValue('Please select');
  expect(store.getState().valid).toBe(false);
});

test('§3 without isAnalyticRequired nothing is reported', async () => {
  const { reports } = await draw();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch' }), 'River Road');
  expect(reports).toEqual([]);
});
