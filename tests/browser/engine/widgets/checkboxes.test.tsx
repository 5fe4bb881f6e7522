import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/checkboxes.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const genres = page.getByRole('group', { name: 'What do you read?' });
const genre = (name: string) => genres.getByRole('checkbox', { name, exact: true });
const day = (name: string) => page.getByRole('checkbox', { name, exact: true });
const alert = page.getByRole('alert');

test('is a group of checkboxes, described by its hint and its error', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(genres).toHaveAccessibleDescription('Choose all that you like.');
  const boxes = genres.getByRole('checkbox').elements();
  expect(boxes.map((box) => box.getAttribute('name'))).toEqual(Array(4).fill('genres'));
  for (const box of boxes) {
    expect(box).not.toBeChecked();
    expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(alert).toBeVisible();
  await expect
    .element(genres)
    .toHaveAccessibleDescription('Choose all that you like. Choose what you read, or “None of these”');
  await expect.element(genre('Poems')).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('answers in the order of the choices, by mouse and key, and not at all without a tick', async () => {
  const { state, reports, commits } = await drawForm(form);
  await userEvent.click(page.getByText('Travel'));
  await userEvent.click(genre('Poems'));
  await expect.element(genre('Poems')).toBeChecked();
  expect(state()).toEqual([{ genres: ['poems', 'travel'] }, true]);
  await userEvent.keyboard(' ');
  expect(state()).toEqual([{ genres: ['travel'] }, true]);
  await userEvent.click(genre('Travel'));
  expect(state()).toEqual([{}, false]);
  await expect.element(alert).toHaveTextContent('Choose what you read');
  const labels = ['Travel', 'Poems, Travel', 'Travel', ''];
  expect(reports.slice(0, 4)).toEqual(labels.map((label) => ({ type: 'update', field: 'genres', label })));
  expect(commits).toEqual([]);
});

test('unticks all others with “None of these”, and it with any other', async () => {
  const { answered } = await drawForm(form, { answers: { genres: ['poems', 'crime'] } });
  await expect.element(genre('Crime')).toBeChecked();
  await userEvent.click(genre('None of these'));
  expect(answered()).toEqual({ genres: ['none'] });
  await expect.element(genre('Crime')).not.toBeChecked();
  await userEvent.click(genre('Travel'));
  expect(answered()).toEqual({ genres: ['travel'] });
  await expect.element(genre('None of these')).not.toBeChecked();
});

test('shows the message for too few choices only after the visitor leaves the group', async () => {
  const { reports } = await drawForm(form);
  await userEvent.click(day('Monday'));
  await userEvent.tab();
  await expect.element(day('Tuesday')).toHaveFocus();
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.click(page.getByText('When do you come?'));
  await expect.element(alert).toHaveTextContent('Choose at least 2 days');
  await userEvent.click(day('Wednesday'));
  await expect.element(alert).not.toBeInTheDocument();
  for (const name of ['Tuesday', 'Thursday']) await userEvent.click(day(name));
  await expect.element(alert).toHaveTextContent('Choose up to 3 days');
  expect(new Set(reports.map((report) => 'label' in report && report.label))).toEqual(new Set(['', false]));
});

test('removes restored values that are no longer choices', async () => {
  const { answered } = await drawForm(form, { answers: { genres: ['westerns', 'crime'], days: ['Sunday'] } });
  await expect.poll(answered).toEqual({ genres: ['crime'] });
  await expect.element(genre('Crime')).toBeChecked();
});

test('separates the choice that excludes the others', async () => {
  await drawForm(form);
  const gap = (above: string, below: string) => boxOf(genre(below)).top - boxOf(genre(above)).bottom;
  expect(gap('Travel', 'None of these')).toBeGreaterThan(gap('Crime', 'Travel'));
});
