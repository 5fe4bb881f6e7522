import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Source } from '../../../../src/engine/source.ts';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { fakeTimers, pass, textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';
import { listSource, slowSource } from '../sources.ts';

const format = page.getByRole('combobox', { name: 'Format' });
const loans = page.getByRole('combobox', { name: 'Loans (optional)' });
const branch = page.getByRole('combobox', { name: 'Branch' });
const tryAgain = page.getByRole('button', { name: 'Try again' });
const list = [
  { id: 'r', street: 'River Road' },
  { id: 'h', street: 'Hill Street' },
];
const labels = () => textsOf(branch.getByRole('option'));
const draw = (answers = {}, branches: Source = listSource(list)) =>
  drawForm(selectForm, { answers, sources: { branches } });

test('§3 has its name and option labels, and its own or the common placeholder', async () => {
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

test('§4 sets the value of an option with its type, shows its label and reports it once', async () => {
  const { answered, state, reports } = await draw();
  await userEvent.selectOptions(branch, 'River Road');
  expect(reports, 'it is not for analytics').toEqual([]);
  expect(state()).toEqual([{ branch: 'r' }, false]);
  await userEvent.selectOptions(format, 'audio');
  await expect.element(format).toHaveDisplayValue('audio');
  expect(state()).toEqual([{ branch: 'r', format: 'audio' }, true]);
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

test('§4 supports the arrow keys, and shows an error for the placeholder', async () => {
  const { answered } = await draw();
  await userEvent.tab();
  await expect.element(format).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(answered()).toEqual({ format: 'audio' });
  await userEvent.selectOptions(format, 'Please select');
  expect(answered()).toEqual({});
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a format');
});

test('§4 restores a choice by its label, and rejects a value that is not a choice', async () => {
  const { store } = await draw({ loans: 12, format: 'vellum', branch: 'r' });
  await expect.element(loans).toHaveDisplayValue('A dozen');
  await expect.element(format).toHaveDisplayValue('Please select');
  expect(store.getState().valid).toBe(false);
});

describe('options from a source', () => {
  fakeTimers();

  test('§3 fetches the items once, and answers with the value of an item', async () => {
    const branches = listSource(list);
    const { answered } = await draw({}, branches);
    await userEvent.selectOptions(branch, 'Hill Street');
    expect(labels()).toEqual(['Please select', 'River Road', 'Hill Street']);
    expect(answered()).toEqual({ branch: 'h' });
    await userEvent.click(format);
    await userEvent.click(branch);
    expect(branches.searches).toEqual(['']);
  });

  test('§4 shows that the options are loading, slow after ten seconds, then the restored choice', async () => {
    const branches = slowSource();
    const { container } = await draw({ branch: 'r' }, branches);
    await expect.element(branch).toHaveDisplayValue('Loading...');
    await expect.element(branch).toHaveAttribute('aria-busy', 'true');
    await pass(9_999);
    await expect.element(tryAgain).not.toBeInTheDocument();
    await pass(1);
    await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
    await expect.element(branch).toHaveDisplayValue('Loading...');
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.click(tryAgain);
    await expect.poll(() => branches.open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await branches.open[1]?.answer(list);
    await expect.element(branch).toHaveDisplayValue('River Road');
    await expect.element(branch).not.toHaveAttribute('aria-busy');
  });

  test('§4 rejects a restored choice that the list does not contain', async () => {
    const { store } = await draw({ branch: 'closed last year', format: 'paper' });
    await expect.element(branch).toHaveDisplayValue('Please select');
    await expect.poll(() => store.getState().valid).toBe(false);
  });

  test('§8 shows a failed fetch below the field, keeps the choice and can retry', async () => {
    const branches = listSource(list);
    branches.setBroken(true);
    const { container, answered } = await draw({ branch: 'h' }, branches);
    await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
    await expect.element(branch).toHaveDisplayValue('Please select');
    await expect.element(branch).toBeEnabled();
    await expect.element(branch).not.toHaveAttribute('aria-busy');
    expect(labels()).toEqual(['Please select']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The source "branches" failed.', expect.any(Error));
    vi.useRealTimers();
    expect(await accessibilityFaults(container)).toEqual([]);
    expect(answered()).toEqual({ branch: 'h' });
    branches.setBroken(false);
    await userEvent.click(tryAgain);
    await expect.element(branch).toHaveDisplayValue('Hill Street');
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(branches.searches).toHaveLength(2);
  });
});
