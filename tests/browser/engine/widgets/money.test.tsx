import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/money.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';
import { compose } from '../input.ts';

const donation = page.getByRole('textbox', { name: 'Your donation' });
const deposit = page.getByRole('textbox', { name: 'Deposit in whole dollars (optional)' });
const alert = page.getByRole('alert');

test('has its name, placeholder, keyboard and currency', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(donation).toHaveAttribute('name', 'donation');
  await expect.element(donation).toHaveAttribute('placeholder', '50');
  await expect.element(donation).toHaveAttribute('inputmode', 'decimal');
  await expect.element(donation).toHaveAccessibleDescription('A$ It buys new books.');
  await expect.element(deposit).toHaveAttribute('inputmode', 'numeric');
  await expect.element(deposit).toHaveAccessibleDescription('$');
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(donation).toBeInvalid();
  await expect.element(donation).toHaveAccessibleDescription('A$ It buys new books. Enter an amount');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('keeps the text as it is typed, and rewrites an amount after the visitor leaves the field', async () => {
  const { state } = await drawForm(form);
  await userEvent.type(donation, 'A$ 1250.');
  await expect.element(donation).toHaveValue('A$ 1250.');
  await userEvent.type(donation, '5');
  await expect.element(donation).toHaveValue('A$ 1250.5');
  expect(state()).toEqual([{ donation: 1250.5 }, true]);
  await userEvent.tab();
  await expect.element(donation).toHaveValue('1,250.50');
  await userEvent.type(donation, '{End}{Backspace}');
  await expect.element(donation).toHaveValue('1,250.5');
  expect(state()).toEqual([{ donation: 1250.5 }, true]);
  await userEvent.clear(donation);
  expect(state()).toEqual([{}, false]);
});

test.each([
  ['20.505', 'Enter an amount in dollars, for example 20.50'],
  ['20,50', 'Enter an amount in dollars, for example 20.50'],
  ['4', 'Enter at least A$5'],
])('keeps “%s” and shows what is wrong with it', async (text, message) => {
  const { state } = await drawForm(form);
  await userEvent.type(donation, text);
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent(message);
  await expect.element(donation).toHaveValue(text);
  expect(state()[1]).toBe(false);
});

test('restores amounts and invalid texts', async () => {
  await drawForm(form, { answers: { donation: 1250.5, deposit: 'a lot' } });
  await expect.element(donation).toHaveValue('1,250.50');
  await expect.element(deposit).toHaveValue('a lot');
});

test('accepts digits of other keyboards and of input methods', async () => {
  const { answered } = await drawForm(form);
  await userEvent.type(donation, '٣٠');
  await expect.element(donation).toHaveValue('30');
  await userEvent.clear(donation);
  const composition = await compose('４', '４０');
  await composition.finish('４０');
  await expect.element(donation).toHaveValue('40');
  expect(answered()).toEqual({ donation: 40 });
});

test('reports only the name of a changed amount, if it is for analytics', async () => {
  const { reports } = await drawForm(form);
  await userEvent.type(donation, '30');
  await userEvent.type(deposit, '2');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'donation', label: '' }]);
});
