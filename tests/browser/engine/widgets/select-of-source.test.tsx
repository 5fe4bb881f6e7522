import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { fakeTimers, pass, textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';
import { listSource, slowSource } from '../sources.ts';

const branch = page.getByRole('combobox', { name: 'Branch' });
const tryAgain = page.getByRole('button', { name: 'Try again' });
const list = [
  { id: 'r', street: 'River Road' },
  { id: 'h', street: 'Hill Street' },
];
const LABELS = ['Please select', 'River Road', 'Hill Street'];
const labels = () => textsOf(branch.getByRole('option'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

test('§3 a source’s items are the options, searched for once, and the answer is an item’s value', async () => {
  const branches = listSource(list);
  const { answered } = await drawForm(selectForm, { sources: { branches } });
  await userEvent.selectOptions(branch, 'Hill Street');
  expect(labels()).toEqual(LABELS);
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

describe('a list that could not be fetched', () => {
  async function drawBroken(answers = {}) {
    const branches = listSource(list);
    branches.setBroken(true);
    const drawn = await drawForm(selectForm, { sources: { branches }, answers });
    await expect.element(tryAgain).toBeVisible();
    branches.setBroken(false);
    return { ...drawn, branches };
  }

  test('§8 is reported below the field, which stays usable, without an error', async () => {
    const { container } = await drawBroken();
    await expect.element(page.getByText('We can’t load this right now.')).toBeVisible();
    await expect.element(branch).toHaveDisplayValue('Please select');
    await expect.element(branch).toBeEnabled();
    await expect.element(branch).not.toHaveAttribute('aria-busy');
    expect(labels()).toEqual(['Please select']);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(console.error).toHaveBeenCalledExactlyOnceWith('The source "branches" failed.', expect.any(Error));
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['"Try again" is pressed', () => userEvent.click(tryAgain)],
    ['the network is back', async () => void dispatchEvent(new Event('online'))],
    ['the visitor comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('§8 is fetched again when %s, and keeps a restored choice until then', async (_case, come) => {
    const { branches, answered } = await drawBroken({ branch: 'h' });
    expect(answered()).toEqual({ branch: 'h' });
    await come();
    await expect.poll(labels).toEqual(LABELS);
    await expect.element(branch).toHaveDisplayValue('Hill Street');
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(branches.searches).toHaveLength(2);
  });
});

describe('a list that takes long', () => {
  fakeTimers();

  test('is reported after ten seconds, and can be fetched anew', async () => {
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
});

test('a form that goes aborts its call', async () => {
  const branches = slowSource();
  const { unmount } = await drawForm(selectForm, { sources: { branches } });
  await unmount();
  expect(branches.open[0]?.signal.aborted).toBe(true);
  await branches.open[0]?.fail();
  expect(console.error).not.toHaveBeenCalled();
});
