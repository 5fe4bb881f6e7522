import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import groupForm from '../../../fixtures/library/forms/button-group.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const group = page.getByRole('radiogroup', { name: 'Who reads?' });
const me = group.getByRole('radio', { name: 'Only me' });
const us = group.getByRole('radio', { name: 'The two of us' });
const all = group.getByRole('radio', { name: 'All of us' });

test('§4 it is a radio group with a name, whose buttons share the field’s name', async () => {
  await drawForm(groupForm);
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  for (const radio of [me, us, all]) await expect.element(radio).toHaveAttribute('name', 'reader');
});

test('§2 nothing is chosen at first, unless it was restored', async () => {
  await drawForm(groupForm, { answers: { pace: 4 } });
  for (const radio of [me, us, all]) await expect.element(radio).not.toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

test('the hint describes the group, and a choice’s help describes its button, once', async () => {
  await drawForm(groupForm);
  await expect.element(group).toHaveAccessibleDescription('Children read for free.');
  await expect.element(us).toHaveAccessibleDescription('At one table');
  await expect.element(us).toHaveAccessibleName('The two of us');
  await expect.element(me).not.toHaveAccessibleDescription();
});

describe('choosing', () => {
  test('§5 a click anywhere on a tile chooses it, validates anew and is meant', async () => {
    const { answered, commits, store } = await drawForm(groupForm);
    await userEvent.click(page.getByText('At one table'));
    await expect.element(us).toBeChecked();
    expect(answered()).toEqual({ reader: 'us' });
    expect(store.getState().valid).toBe(true);
    expect(commits).toEqual(['reader']);
  });

  test('§3 a choice keeps its type', async () => {
    const { answered } = await drawForm(groupForm);
    await userEvent.click(page.getByRole('radio', { name: 'Monthly' }));
    expect(answered()).toEqual({ pace: 4 });
  });

  test('the arrow keys move and choose, and are no choice that is meant', async () => {
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

  test.each([' ', '{Enter}'])('decisions "Steps": the key "%s" chooses, and means it', async (key) => {
    const { answered, commits } = await drawForm(groupForm);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(answered()).toEqual({ reader: 'me' });
    expect(commits).toEqual(['reader']);
  });

  test.each([' ', '{Enter}'])('the key "%s" means what the arrows moved to', async (key) => {
    const { answered, commits } = await drawForm(groupForm);
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}${key}`);
    expect(answered()).toEqual({ reader: 'us' });
    expect(commits).toEqual(['reader']);
  });

  test('Enter means it while the arrow is still held, and so does a click', async () => {
    const { commits } = await drawForm(groupForm);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>}{Enter}');
    expect(commits).toEqual(['reader']);
    await userEvent.keyboard('{ArrowDown>}');
    await userEvent.click(me);
    expect(commits).toEqual(['reader', 'reader']);
    await userEvent.keyboard('{/ArrowDown}');
  });

  test('clicking what is chosen already means it again', async () => {
    const { commits, reports } = await drawForm(groupForm, { answers: { reader: 'me' } });
    await userEvent.click(me);
    expect(commits).toEqual(['reader']);
    expect(reports).toEqual([]);
  });
});

test('§5 the group is left when its last button is, not while one moves inside it', async () => {
  const { store } = await drawForm(groupForm);
  await userEvent.tab();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose who reads');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group).toHaveAccessibleDescription('Children read for free. Choose who reads');
  await userEvent.click(all);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(store.getState().valid).toBe(true);
});

test('§7 a choice is told by its label', async () => {
  const { reports } = await drawForm(groupForm);
  await userEvent.click(us);
  expect(reports).toEqual([{ type: 'update', field: 'reader', label: 'The two of us' }]);
});

describe('on a narrow screen', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    return () => page.viewport(1280, 900);
  });
  const pace = page.getByRole('combobox', { name: 'Pace (optional)' });

  test('§2 the author may have a dropdown instead', async () => {
    const { answered, reports } = await drawForm(groupForm);
    await userEvent.selectOptions(pace, 'Monthly');
    expect(answered()).toEqual({ pace: 4 });
    expect(reports).toEqual([{ type: 'update', field: 'pace', label: 'Monthly' }]);
    await expect.element(pace).toHaveAttribute('name', 'pace');
  });

  test('§2 a group without that wish stays a group', async () => {
    await drawForm(groupForm);
    await expect.element(me).toBeVisible();
  });

  test('§2 turning the phone changes the control and keeps the choice', async () => {
    await drawForm(groupForm, { answers: { pace: 4 } });
    await expect.element(pace).toHaveDisplayValue('Monthly');
    await page.viewport(844, 390);
    await expect.element(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect.element(pace).not.toBeInTheDocument();
  });

  test('WCAG: axe finds nothing in the dropdown', async () => {
    const { container } = await drawForm(groupForm);
    await expect.element(pace).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });
});

test('WCAG: axe finds nothing in tiles and rows, chosen or wrong', async () => {
  const { container, store } = await drawForm(groupForm, { answers: { pace: 1 } });
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: every tile is at least 44 pixels high', async () => {
  const { container } = await drawForm(groupForm);
  const heights = [...container.querySelectorAll('label')].map((tile) => tile.getBoundingClientRect().height);
  expect(heights).toHaveLength(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
