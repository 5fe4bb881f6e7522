import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import selectForm from '../../../fixtures/library/forms/select.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';
import { listSource, slowSource } from '../sources.ts';

const branch = page.getByRole('combobox', { name: 'Branch' });
const format = page.getByRole('combobox', { name: 'Format' });
const tryAgain = page.getByRole('button', { name: 'Try again' });
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

describe('a list that could not be fetched', () => {
  async function drawBroken() {
    const branches = listSource(list);
    branches.breaks(true);
    const drawn = await drawForm(selectForm, { sources: { branches } });
    await expect.element(tryAgain).toBeVisible();
    branches.breaks(false);
    return { ...drawn, branches };
  }

  test('§8 is said below the field, which stays usable; no error is shown', async () => {
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
  ])('§8 is fetched again when %s', async (_case, come) => {
    const { branches } = await drawBroken();
    await come();
    await expect.poll(labels).toEqual(['Please select', 'River Road', 'Hill Street']);
    await expect.element(tryAgain).not.toBeInTheDocument();
    expect(branches.searches).toHaveLength(2);
  });

  test('keeps a restored choice until it is known whether there is such an item', async () => {
    const branches = listSource(list);
    branches.breaks(true);
    const { answered } = await drawForm(selectForm, { sources: { branches }, answers: { branch: 'h' } });
    await expect.element(tryAgain).toBeVisible();
    expect(answered()).toEqual({ branch: 'h' });
    branches.breaks(false);
    await userEvent.click(tryAgain);
    await expect.element(branch).toHaveDisplayValue('Hill Street');
  });
});

test('a list that takes long is said to, after ten seconds, and can be asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const branches = slowSource();
  await drawForm(selectForm, { sources: { branches } });
  await vi.advanceTimersByTimeAsync(9_999);
  await expect.element(tryAgain).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(page.getByText('This is taking longer than usual.')).toBeVisible();
  await expect.element(branch).toHaveDisplayValue('Loading...');
  await userEvent.click(tryAgain);
  await expect.poll(() => branches.open.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await branches.open[1]?.answer(list);
  await expect.element(branch).toHaveDisplayValue('Please select');
});

test('a list that was fetched is not asked for again', async () => {
  const branches = listSource(list);
  await drawForm(selectForm, { sources: { branches } });
  await userEvent.click(branch);
  await userEvent.click(format);
  await userEvent.click(branch);
  expect(branches.searches).toHaveLength(1);
});

test('a form that goes gives its call up', async () => {
  const branches = slowSource();
  const { unmount } = await drawForm(selectForm, { sources: { branches } });
  await unmount();
  expect(branches.open[0]?.signal.aborted).toBe(true);
  await branches.open[0]?.fail();
  expect(console.error).not.toHaveBeenCalled();
});
