import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/yes-no.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';

const member = page.getByRole('radiogroup', { name: 'Are you a member?' });
const yes = member.getByRole('radio', { name: 'Yes', exact: true });
const no = member.getByRole('radio', { name: 'No', exact: true });
const always = page.getByRole('radio', { name: 'Yes, always' });
const never = page.getByRole('radio', { name: 'No, never' });
const alert = page.getByRole('alert');

test('is a radio group with two choices, described by its hint and its error', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(member).toHaveAttribute('aria-required', 'true');
  await expect.element(member).toHaveAccessibleDescription('Members have a card.');
  await expect.element(yes).toHaveAttribute('name', 'member');
  await expect.element(yes).not.toBeChecked();
  await expect.element(no).not.toBeChecked();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(member).toHaveAccessibleDescription('Members have a card. Choose if you are a member');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('answers with true or false, and commits a click', async () => {
  const { state, commits, reports } = await drawForm(form);
  await userEvent.click(no);
  await userEvent.click(always);
  await expect.element(no).toBeChecked();
  expect(state()).toEqual([{ member: false, quiet: true }, true]);
  expect(commits).toEqual(['member', 'quiet']);
  expect(reports).toEqual([
    { type: 'update', field: 'member', label: 'No' },
    { type: 'update', field: 'quiet', label: '' },
  ]);
});

test('chooses with the arrow keys', async () => {
  const { answered } = await drawForm(form);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(answered()).toEqual({ member: false });
  await userEvent.keyboard('{ArrowDown}');
  expect(answered()).toEqual({ member: true });
});

test('restores answers, and explains an answer that is not allowed', async () => {
  await drawForm(form, { answers: { member: false, quiet: true } });
  await expect.element(no).toBeChecked();
  await expect.element(always).toBeChecked();
  await userEvent.click(never);
  await expect.element(alert).toHaveTextContent('You can only join if you are quiet');
});
