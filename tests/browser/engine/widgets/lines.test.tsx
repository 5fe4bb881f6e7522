import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/lines.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw.tsx';

const titles = page.getByRole('textbox', { name: 'Titles' });
const shelves = page.getByRole('textbox', { name: 'Shelf numbers (optional)' });
const alert = page.getByRole('alert');

test('has its name, placeholder and rows, and is described by its hint and error', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(titles).toHaveAttribute('name', 'titles');
  await expect.element(titles).toHaveAttribute('placeholder', 'Emma');
  await expect.element(titles).toHaveAttribute('rows', '3');
  await expect.element(titles).toBeRequired();
  await expect.element(shelves).not.toBeRequired();
  store.revealErrors();
  await expect.element(alert).toHaveTextContent('Enter a title');
  await expect.element(titles).toHaveAccessibleDescription('One title on each line. Enter a title');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('takes each line as an entry, and keeps empty lines and spaces while they are typed', async () => {
  const { answered, onSubmit } = await drawForm(form, { answers: { titles: ['Emma', 'Ulysses'] } });
  await expect.element(titles).toHaveValue('Emma\nUlysses');
  await userEvent.type(titles, '{Control>}{End}{/Control}{Enter}');
  await expect.element(titles).toHaveValue('Emma\nUlysses\n');
  expect(answered()).toEqual({ titles: ['Emma', 'Ulysses'] });
  await userEvent.keyboard(' {Enter} War ');
  await expect.element(titles).toHaveValue('Emma\nUlysses\n \n War ');
  expect(answered()).toEqual({ titles: ['Emma', 'Ulysses', 'War'] });
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(titles);
  expect(answered()).toEqual({});
});

test('keeps the caret while an earlier line changes', async () => {
  const { answered } = await drawForm(form, { answers: { titles: ['Emma', 'Ulysses'] } });
  const control = titles.element() as HTMLTextAreaElement;
  control.focus();
  control.setSelectionRange(4, 4);
  await userEvent.keyboard('{Enter}War');
  await expect.element(titles).toHaveValue('Emma\nWar\nUlysses');
  expect(control.selectionStart).toBe(8);
  expect(answered()).toEqual({ titles: ['Emma', 'War', 'Ulysses'] });
});

test('takes numbers as numbers, and keeps other texts and their error', async () => {
  const { answered } = await drawForm(form);
  await userEvent.type(shelves, '07{Enter}1,250{Enter}{Enter}');
  await expect.element(shelves).toHaveValue('07\n1,250\n\n');
  expect(answered()).toEqual({ shelves: [7, 1250] });
  await userEvent.keyboard('top');
  await userEvent.tab();
  expect(answered()).toEqual({ shelves: [7, 1250, 'top'] });
  await expect.element(alert).toHaveTextContent('Enter whole numbers from 1');
  await expect.element(shelves).toBeInvalid();
});

test.each([
  ['the list', ['A', 'B', 'C', 'D'], 'Enter up to 3 titles'],
  ['an entry', ['Emma', 'The History of Tom Jones'], 'Use up to 20 characters for each title'],
  ['entries together', ['Emma', 'Emma'], 'Enter each title once'],
])('shows the message for %s', async (_case, entries, message) => {
  const { store } = await drawForm(form, { answers: { titles: entries } });
  store.revealErrors();
  await expect.element(alert).toHaveTextContent(message);
});

test('reports only the name of a changed list, if it is for analytics', async () => {
  const { reports } = await drawForm(form);
  await userEvent.type(titles, 'Emma');
  await userEvent.type(shelves, '7');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'titles', label: '' }]);
});
