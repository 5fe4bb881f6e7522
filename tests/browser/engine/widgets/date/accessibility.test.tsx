import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { day, openCalendar, opener } from './calendar-dialog.ts';
import { born, drawDates, leave } from './date-fields.ts';

test('WCAG: axe finds nothing in dates, with an error or without', async () => {
  const { container } = await drawDates({ answers: { pickUp: '2026-11-26' } });
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.type(born, 'soon');
  await leave();
  await expect.element(born).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG: axe finds nothing in the open calendar', async () => {
  const { container } = await drawDates({ answers: { pickUp: '2026-11-26' } });
  await openCalendar('Pick-up day');
  await expect.element(day('26 November 2026')).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('WCAG 4.1.2: the button is named by what it does and by its field, and says that a dialog comes', async () => {
  await drawDates();
  await expect.element(opener('Date of birth')).toHaveAttribute('aria-haspopup', 'dialog');
});
