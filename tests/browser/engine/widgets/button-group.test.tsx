import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import groupForm from '../../../fixtures/library/forms/button-group.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { resize } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const group = page.getByRole('radiogroup', { name: 'Who reads?' });
const me = group.getByRole('radio', { name: 'Only me' });
const us = group.getByRole('radio', { name: 'The two of us' });
const all = group.getByRole('radio', { name: 'All of us' });
const monthly = page.getByRole('radio', { name: 'Monthly' });

test('§4 is a radio group described by its hint, with a description for each choice', async () => {
  const { container } = await drawForm(groupForm, { answers: { pace: 4 } });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(group).toHaveAccessibleDescription('Children read for free.');
  for (const radio of [me, us, all]) {
    await expect.element(radio).toHaveAttribute('name', 'reader');
    await expect.element(radio).not.toBeChecked();
  }
  await expect.element(monthly).toBeChecked();
  await expect.element(us).toHaveAccessibleName('The two of us');
  await expect.element(us).toHaveAccessibleDescription('At one table');
  await expect.element(me).not.toHaveAccessibleDescription();
  const heights = [...container.querySelectorAll('label')].map((tile) => tile.getBoundingClientRect().height);
  expect(heights).toHaveLength(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§5 chooses, validates, commits and reports a clicked tile', async () => {
  const { answered, commits, state, reports } = await drawForm(groupForm);
  await userEvent.click(page.getByText('At one table'));
  await expect.element(us).toBeChecked();
  expect(state()).toEqual([{ reader: 'us' }, true]);
  expect(commits).toEqual(['reader']);
  await userEvent.click(us);
  expect(commits, 'the same choice again').toEqual(['reader', 'reader']);
  expect(reports).toEqual([{ type: 'update', field: 'reader', label: 'The two of us' }]);
  await userEvent.click(monthly);
  expect(answered(), 'a choice keeps its type').toEqual({ reader: 'us', pace: 4 });
});

test('chooses with the arrow keys without committing', async () => {
  const { answered, commits } = await drawForm(groupForm);
  await userEvent.tab();
  await expect.element(me).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(us).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(answered()).toEqual({ reader: 'all' });
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(answered()).toEqual({ reader: 'me' });
  expect(commits).toEqual([]);
});

test.each([
  [' ', 'me'],
  ['{Enter}', 'me'],
  ['{ArrowDown} ', 'us'],
  ['{ArrowDown}{Enter}', 'us'],
])('the keys "%s" choose and commit "%s"', async (keys, answer) => {
  const { answered, commits } = await drawForm(groupForm);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(answered()).toEqual({ reader: answer });
  expect(commits).toEqual(['reader']);
});

test('commits with Enter or a click while an arrow key is still pressed', async () => {
  const { commits } = await drawForm(groupForm);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown>}{Enter}');
  expect(commits).toEqual(['reader']);
  await userEvent.keyboard('{ArrowDown>}');
  await userEvent.click(me);
  expect(commits).toEqual(['reader', 'reader']);
  await userEvent.keyboard('{/ArrowDown}');
});

test('§5 shows an error after the visitor leaves the group, until a choice is made', async () => {
  const { container, store } = await drawForm(groupForm);
  await userEvent.tab();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose who reads');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Children read for free. Choose who reads');
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.click(all);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(store.getState().valid).toBe(true);
});

test('§2 becomes a dropdown on a narrow screen if authored, and keeps its choice on rotation', async () => {
  const pace = page.getByRole('combobox', { name: 'Pace (optional)' });
  await resize(390, 844);
  const { answered, reports, container } = await drawForm(groupForm);
  await expect.element(me).toBeVisible();
  await userEvent.selectOptions(pace, 'Monthly');
  expect(answered()).toEqual({ pace: 4 });
  expect(reports).toEqual([{ type: 'update', field: 'pace', label: 'Monthly' }]);
  await expect.element(pace).toHaveAttribute('name', 'pace');
  expect(await accessibilityFaults(container)).toEqual([]);
  await page.viewport(844, 390);
  await expect.element(monthly).toBeChecked();
  await expect.element(pace).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(pace).toHaveDisplayValue('Monthly');
});
