import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { day, month, openCalendar } from './calendar-dialog.ts';
import { born, drawDates, years } from './date-fields.ts';

test('a calendar opens at the day that is chosen', async () => {
  await drawDates({ answers: { born: '1992-02-28' }, facts: { age: 40 } });
  await openCalendar('Date of birth');
  await expect.element(month('February 1992')).toBeVisible();
  await expect.element(day('28 February 1992')).toHaveFocus();
});

test('the one of a birthday opens at today minus the age', async () => {
  await drawDates({ facts: { age: 34 } });
  await openCalendar('Date of birth');
  await expect.element(month('November 1992')).toBeVisible();
});

test('with no age, it opens at the newest allowed month', async () => {
  await drawDates();
  await openCalendar('Date of birth');
  await expect.element(month('November 2008')).toBeVisible();
  await expect.element(day('20 November 2008')).toBeEnabled();
  await expect.element(day('21 November 2008')).toBeDisabled();
});

test.each([
  [5, 'November 2008'],
  [150, 'November 1926'],
])('decisions "Dates": at the age of %i, which is not allowed, it opens at %s', async (age, nearest) => {
  await drawDates({ facts: { age } });
  await openCalendar('Date of birth');
  await expect.element(month(nearest)).toBeVisible();
});

test('a calendar may open by what was answered in the same form', async () => {
  await drawDates();
  await userEvent.type(years, '7');
  await openCalendar('Member since');
  await expect.element(month('November 2019')).toBeVisible();
});

test('any other opens at today', async () => {
  await drawDates();
  await openCalendar('Pick-up day');
  await expect.element(month('November 2026')).toBeVisible();
});

test('what is half typed opens no other month', async () => {
  await drawDates({ facts: { age: 34 } });
  await userEvent.type(born, '28/02/19');
  await openCalendar('Date of birth');
  await expect.element(month('November 1992')).toBeVisible();
});

test('§5 a restored day outside the bounds opens the nearest month that is allowed', async () => {
  await drawDates({ answers: { pickUp: '2026-03-01' } });
  await openCalendar('Pick-up day');
  await expect.element(month('November 2026')).toBeVisible();
  await expect.element(day('20 November 2026')).toHaveFocus();
});
