import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';
import { listSource, slowSource } from '../sources.ts';

const branch = page.getByRole('combobox', { name: 'Branch' });
const format = page.getByRole('combobox', { name: 'Format' });
const list = [
  { id: 'r', street: 'River Road' },
  { id: 'h', street: 'Hill Street' },
];
const labels = () =>
  branch
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

test('§3 a source’s items are the options, asked for once, and the answer is an item’s value', async () => {
  const branches = listSource(list);
  const { answered } = await drawForm(selectForm, { sources: { branches } });
  await userEvent.selectOptions(branch, 'Hill Street');
  expect(labels()).toEqual(['Please select', 'River Road', 'Hill Street']);
  expect(answered()).toEqual({ branch: 'h' });
  expect(branches.searches).toEqual(['']);
});

test('§4 while the list is on its way the field says so, to all', async () => {
  const branches = slowSource();
  const { container } = await drawForm(selectForm, { sources: { branches } });
  await expect.element(branch).toHaveDisplayValue('Loading...');
  await expect.element(branch).toHaveAttribute('aria-busy', 'true');
  expect(await accessibilityFaults(container)).toEqual([]);
  await branches.open[0]?.answer(list);
  await expect.element(branch).toHaveDisplayValue('Please select');
  await expect.element(branch).not.toHaveAttribute('aria-busy');
});

test('§4 a restored choice is shown as soon as its list is there', async () => {
  const branches = slowSource();
  await drawForm(selectForm, { sources: { branches }, answers: { branch: 'r' } });
  await branches.open[0]?.answer(list);
  await expect.element(branch).toHaveDisplayValue('River Road');
});

test('§4 a restored choice that the list no longer holds is no answer', async () => {
  const branches = listSource(list);
  const answers = { branch: 'closed last year', format: 'paper' };
  const { store } = await drawForm(selectForm, { sources: { branches }, answers });
  await expect.element(branch).toHaveDisplayValue('Please select');
  await expect.poll(() => store.getState().valid).toBe(false);
});

test('decisions "Calls": a list that could not be fetched leaves the field usable, and the next visit asks again', async () => {
  const branches = listSource(list);
  branches.breaks(true);
  await drawForm(selectForm, { sources: { branches } });
  await expect.element(branch).toHaveDisplayValue('Please select');
  await expect.element(branch).toBeEnabled();
  expect(labels()).toEqual(['Please select']);

  await userEvent.click(branch);
  await expect.poll(() => branches.searches).toHaveLength(2);

  branches.breaks(false);
  await userEvent.click(format);
  await userEvent.click(branch);
  await expect.poll(labels).toEqual(['Please select', 'River Road', 'Hill Street']);
});

test('§8 a failed list is for the console alone, no message is shown', async () => {
  const branches = listSource(list);
  branches.breaks(true);
  await drawForm(selectForm, { sources: { branches } });
  await expect.poll(() => vi.mocked(console.error).mock.calls).toHaveLength(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('design: a list that was fetched is not asked for again', async () => {
  const branches = listSource(list);
  await drawForm(selectForm, { sources: { branches } });
  await userEvent.click(branch);
  await userEvent.click(format);
  await userEvent.click(branch);
  expect(branches.searches).toHaveLength(1);
});

test('design: a form that goes gives its call up', async () => {
  const branches = slowSource();
  const { unmount } = await drawForm(selectForm, { sources: { branches } });
  await unmount();
  expect(branches.open[0]?.signal.aborted).toBe(true);
  await branches.open[0]?.fail();
  expect(console.error).not.toHaveBeenCalled();
});
