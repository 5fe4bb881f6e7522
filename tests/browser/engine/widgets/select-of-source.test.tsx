import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { fakeTimers, pass, textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';
import { listSource, slowSource } from '../sources.ts';

const branch = page.getByRole('combobox', { name: 'Branch' });
const tryAgain = page.getByRole('button', { name: 'Try again' });
const river = { id: 'r', street: 'River Road' };
const list = [river, { id: 'h', street: 'Hill Street' }];
const labels = () => textsOf(branch.getByRole('option'));

fakeTimers();

test('§3 a source’s items are the options, searched for once, and the answer is an item’s value', async () => {
  const branches = listSource(list);
  const { answered } = await drawForm(selectForm, { sources: { branches } });
  await userEvent.selectOptions(branch, 'Hill Street');
  expect(labels()).toEqual(['Please select', 'River Road', 'Hill Street']);
  expect(answered()).toEqual({ branch: 'h' });
  await userEvent.click(page.getByRole('combobox', { name: 'Format' }));
  await userEvent.click(branch);
  expect(branches.searches).toEqual(['']);
});

test('§4 while the list is on its way the field says so, to everybody; a restored choice shows with the list', async () => {
  const branches = slowSource();
  const { container } = await drawForm(selectForm, { sources: { branches }, answers: { branch: 'r' } });
  await expect.element(branch).toHaveDisplayValue('Loading...');
  await expect.element(branch).toHaveAttribute('aria-busy', 'true');
  vi.useRealTimers();
  expect(await accessibilityFaults(container)).toEqual([]);
  await branches.open[0]?.answer(list);
  await expect.element(branch).toHaveDisplayValue('River Road');
  await expect.element(branch).not.toHaveAttribute('aria-busy');
});

test('§4 a restored choice that the list lacks is no answer', async () => {
  const answers = { branch: 'closed last year', format: 'paper' };
  const { store } = await drawForm(selectForm, { sources: { branches: listSource(list) }, answers });
  await expect.element(branch).toHaveDisplayValue('Please select');
  await expect.poll(() => store.getState().valid).toBe(false);
});

test('§8 a list that could not be fetched is reported below the field, which keeps its choice, and is fetched again', async () => {
  const branches = listSource(list);
  branches.setBroken(true);
  const { container, answered } = await drawForm(selectForm, {
    sources: { branches },
    answers: { branch: 'h' },
  });
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

test('a list that takes long is reported after ten seconds, and can be fetched anew', async () => {
  const branches = slowSource();
  await drawForm(selectForm, { sources: { branches } });
  await pass(9_999);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await pass(1);
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expect.element(branch).toHaveDisplayValue('Loading...');
  await userEvent.click(tryAgain);
  await expect.poll(() => branches.open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await branches.open[1]?.answer(list);
  await expect.element(branch).toHaveDisplayValue('Please select');
});
