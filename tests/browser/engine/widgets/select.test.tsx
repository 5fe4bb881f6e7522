import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';
import { listSource } from '../sources.ts';

const format = page.getByRole('combobox', { name: 'Format' });
const loans = page.getByRole('combobox', { name: 'Loans (optional)' });
const branches = listSource([{ id: 'r', street: 'River Road' }]);
const draw = (answers = {}) => drawForm(selectForm, { answers, sources: { branches } });

test('§4 a field that has no choice shows its placeholder, its own or the common one', async () => {
  await draw();
  await expect.element(format).toHaveDisplayValue('Please select');
  await expect.element(loans).toHaveDisplayValue('How many?');
});

test('§3 its options are the labels of its schema', async () => {
  await draw();
  const labels = loans
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(labels).toEqual(['How many?', 'None', 'A dozen']);
});

test('the control’s name is the field’s', async () => {
  await draw();
  await expect.element(format).toHaveAttribute('name', 'format');
});

describe('choosing', () => {
  test('§4 an option sets the value, shows its label and validates anew', async () => {
    const { answered, store } = await draw({ branch: 'r' });
    expect(store.getState().valid).toBe(false);
    await userEvent.selectOptions(format, 'audio');
    await expect.element(format).toHaveDisplayValue('audio');
    expect(answered()).toEqual({ branch: 'r', format: 'audio' });
    expect(store.getState().valid).toBe(true);
  });

  test('§3 a value keeps its type, and 0 is a choice', async () => {
    const { answered } = await draw();
    await userEvent.selectOptions(loans, 'A dozen');
    expect(answered()).toEqual({ loans: 12 });
    await userEvent.selectOptions(loans, 'None');
    expect(answered()).toEqual({ loans: 0 });
    await expect.element(loans).toHaveDisplayValue('None');
  });

  test('§4 by key: the arrows move through the options', async () => {
    const { answered } = await draw();
    await userEvent.tab();
    await expect.element(format).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(answered()).toEqual({ format: 'audio' });
  });

  test('§4 the placeholder can be chosen again: then there is no answer, and the error says so', async () => {
    const { answered } = await draw({ format: 'paper' });
    await userEvent.selectOptions(format, 'Please select');
    expect(answered()).toEqual({});
    await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a format');
  });
});

test('§4 a restored choice is shown by its label', async () => {
  await draw({ loans: 12 });
  await expect.element(loans).toHaveDisplayValue('A dozen');
});

test('§4 a restored value that is no choice shows the placeholder and is not valid', async () => {
  const { store } = await draw({ format: 'vellum', branch: 'r' });
  await expect.element(format).toHaveDisplayValue('Please select');
  expect(store.getState().valid).toBe(false);
});

describe('reports to analytics', () => {
  test('§4 a choice is told by its label, at once and once', async () => {
    const { reports } = await draw();
    await userEvent.selectOptions(format, 'audio');
    await userEvent.click(loans);
    expect(reports).toEqual([{ type: 'update', field: 'format', label: 'audio' }]);
  });

  test('§4 without value capture the text is empty', async () => {
    const { reports } = await draw();
    await userEvent.selectOptions(loans, 'A dozen');
    expect(reports).toEqual([{ type: 'update', field: 'loans', label: '' }]);
  });

  test('§3 without isAnalyticRequired nothing is told', async () => {
    const { reports } = await draw();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch' }), 'River Road');
    expect(reports).toEqual([]);
  });
});

test('WCAG: axe finds nothing in dropdowns, with an error or without', async () => {
  const { container, store } = await draw();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(format).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});
