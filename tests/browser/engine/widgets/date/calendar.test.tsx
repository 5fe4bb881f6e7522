import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, resize, textsOf } from '../../../helpers.ts';
import * as dates from './date-fields.ts';

const { day, dialog, drawDates, drawPickUp, leave, membership, message, month, months } = dates;
const { openCalendar, opener, pickUp, years } = dates;
const previous = dialog.getByRole('button', { name: 'Previous month' });
const next = dialog.getByRole('button', { name: 'Next month' });
/** Returns the enabled options of a dropdown. */
const offered = (dropdown: typeof months) => textsOf(dropdown.getByRole('option', { disabled: false }));

test('§5 opens the calendar by mouse and key, and focuses a day', async () => {
  await drawDates();
  await userEvent.click(pickUp);
  await userEvent.tab();
  for (const press of [
    () => userEvent.keyboard('{Enter}'),
    () => userEvent.keyboard(' '),
    () => userEvent.click(opener('Pick-up day')),
  ]) {
    await expect.element(opener('Pick-up day')).toHaveFocus();
    await press();
    await expect.element(dialog).toHaveAccessibleName('Pick-up day');
    await expect.element(month('November 2026')).toBeVisible();
    await expect.element(day('20 November 2026')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  }
});

test('WCAG 2.1.1: moves the focus by days, weeks, months and years, and chooses with Enter', async () => {
  const { answered } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
  for (const [keys, reached] of [
    ['{ArrowRight}', '27 November 2026'],
    ['{ArrowLeft}', '26 November 2026'],
    ['{ArrowDown}', '3 December 2026'],
    ['{ArrowUp}', '26 November 2026'],
    ['{Home}', '23 November 2026'],
    ['{End}', '29 November 2026'],
    ['{PageDown}', '29 December 2026'],
    ['{PageUp}', '29 November 2026'],
    ['{Shift>}{PageDown}{/Shift}', '29 November 2027'],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(day(reached)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(pickUp).toHaveValue('29/11/2027');
  expect(answered()).toEqual({ pickUp: '2027-11-29' });
});

test('§5 starts weeks on Monday, announces today and the chosen day, and has 44-pixel days', async () => {
  await resize(390, 700);
  const { container } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
  // screen readers announce the weekday with each day
  const heads = textsOf(dialog.getByRole('columnheader', { includeHidden: true }));
  expect(heads).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  await expect.element(dialog.getByRole('gridcell').nth(6)).toHaveTextContent('1');
  await expect.element(day('1 November 2026')).toHaveAccessibleName('Sunday, 1 November 2026');
  await expect.element(day('20 November 2026')).toHaveAccessibleName(/^Today/);
  await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('26');
  const { width, height } = boxOf(day('26 November 2026'));
  expect(Math.min(width, height), 'WCAG 2.5.8').toBeGreaterThanOrEqual(44);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('§5 limits months and days to the bounds, and keeps its height', async () => {
  await drawPickUp();
  const { height } = boxOf(dialog);
  await expect.element(day('19 November 2026')).toBeDisabled();
  await expect.element(day('20 November 2026')).toBeEnabled();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  expect(offered(years)).toEqual(['2026', '2027']);
  expect(offered(months)).toEqual(['November', 'December']);
  await userEvent.click(next);
  await expect.element(month('December 2026')).toBeVisible();
  await userEvent.click(previous);
  await expect.element(month('November 2026')).toBeVisible();
  await userEvent.selectOptions(years, '2027');
  // they have four, six and five weeks
  for (const name of ['February', 'May', 'December']) {
    await userEvent.selectOptions(months, name);
    await expect.element(month(`${name} 2027`)).toBeVisible();
    expect(boxOf(dialog).height).toBe(height);
  }
  await expect.element(day('2 December 2027')).toBeEnabled();
  await expect.element(day('3 December 2027')).toBeDisabled();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
});

test('opens at the chosen day, else in the month that a fact or an answer suggests', async () => {
  await drawDates({ answers: { born: '1992-02-28' }, facts: { age: 34 } });
  await openCalendar('Date of birth');
  await expect.element(day('28 February 1992')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.clear(dates.born);
  await openCalendar('Date of birth');
  await expect.element(month('November 1992')).toBeVisible();
  await userEvent.type(membership, '7');
  await openCalendar('Member since');
  await expect.element(month('November 2019')).toBeVisible();
  await userEvent.type(pickUp, '28/02/27');
  await openCalendar('Pick-up day');
  await expect.element(month('November 2026')).toBeVisible();
});

const choose = () => userEvent.click(day('26 November 2026'));

test('§4, §5 sets the chosen day, returns to the button and reports the answer once', async () => {
  const { answered, state, reports } = await drawPickUp({ answers: { born: '1992-02-28' } });
  await userEvent.click(day('19 November 2026'), { force: true });
  await expect.element(dialog).toBeVisible();
  expect(answered(), 'out of bounds').not.toHaveProperty('pickUp');
  await choose();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener('Pick-up day')).toHaveFocus();
  await expect.element(pickUp).toHaveValue('26/11/2026');
  expect(state()).toEqual([{ born: '1992-02-28', pickUp: '2026-11-26' }, true]);
  await leave();
  expect(reports).toEqual([{ type: 'update', field: 'pickUp', label: '' }]);
  await openCalendar('Pick-up day');
  await choose();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answered().pickUp).toBe('2026-11-26');
});

test('§5 replaces a half-typed text and its message with the chosen day', async () => {
  await drawDates();
  await userEvent.type(pickUp, 'soon');
  await leave();
  await expect.element(message).toBeVisible();
  await userEvent.type(pickUp, '26/1');
  await openCalendar('Pick-up day');
  await choose();
  await expect.element(message).not.toBeInTheDocument();
  await leave();
  await expect.element(pickUp).toHaveValue('26/11/2026');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button in the corner', () => userEvent.click(dates.corner)],
])('§5 closes with %s, returns to its button and keeps a half-typed text', async (_, close) => {
  const { answered } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
  await userEvent.keyboard('{ArrowRight}');
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener('Pick-up day')).toHaveFocus();
  expect(answered()).toEqual({ pickUp: '2026-11-26' });
  await userEvent.fill(pickUp, '26/1');
  await openCalendar('Pick-up day');
  // a click next to the days takes the focus from them
  await userEvent.click(dialog.getByRole('heading', { name: 'Pick-up day' }));
  await close();
  await expect.element(opener('Pick-up day')).toHaveFocus();
  await expect.element(pickUp).toHaveValue('26/1');
  await expect.element(message).not.toBeInTheDocument();
  await leave();
  await expect.element(pickUp).toHaveValue('');
  await expect.element(message).toHaveTextContent('Enter the pick-up day as dd/mm/yyyy');
});
