import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  day,
  dialog,
  month,
  months,
  next,
  offered,
  openCalendar,
  previous,
  years,
} from './calendar-dialog.ts';
import { drawDates } from './date-fields.ts';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

describe('the month', () => {
  test('§5 begins its weeks on Monday', async () => {
    await drawDates();
    await openCalendar('Pick-up day');
    // a screen reader hears a day's weekday with the day
    const heads = dialog.getByRole('columnheader', { includeHidden: true }).elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual(WEEKDAYS);
    await expect.element(dialog.getByRole('gridcell').nth(6)).toHaveTextContent('1');
    await expect.element(day('1 November 2026')).toHaveAccessibleName('Sunday, 1 November 2026');
  });

  test('§5 offers the days within the bounds and no others', async () => {
    await drawDates();
    await openCalendar('Pick-up day');
    await expect.element(day('19 November 2026')).toBeDisabled();
    await expect.element(day('20 November 2026')).toBeEnabled();
    await userEvent.selectOptions(years, '2027');
    await userEvent.selectOptions(months, 'December');
    await expect.element(day('2 December 2027')).toBeEnabled();
    await expect.element(day('3 December 2027')).toBeDisabled();
  });

  test('§5 says which day is today and which is chosen', async () => {
    await drawDates({ answers: { pickUp: '2026-11-26' } });
    await openCalendar('Pick-up day');
    await expect.element(day('20 November 2026')).toHaveAccessibleName(/^Today/);
    await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('26');
  });

  test('WCAG 2.5.8: its days are as large as a finger, on a phone', async () => {
    await page.viewport(390, 700);
    onTestFinished(() => page.viewport(1280, 900));
    await drawDates();
    await openCalendar('Pick-up day');
    const { width, height } = day('26 November 2026').element().getBoundingClientRect();
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  });
});

describe('other months', () => {
  test('§5 are a press away, with names of their own', async () => {
    await drawDates();
    await openCalendar('Pick-up day');
    await userEvent.click(next);
    await expect.element(month('December 2026')).toBeVisible();
    await userEvent.click(previous);
    await expect.element(month('November 2026')).toBeVisible();
  });

  test('§5 end with the bounds', async () => {
    await drawDates();
    await openCalendar('Pick-up day');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    expect(offered(years)).toEqual(['2026', '2027']);
    expect(offered(months)).toEqual(['November', 'December']);
    await userEvent.selectOptions(years, '2027');
    await userEvent.selectOptions(months, 'December');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('§5 a birthday may lie in any year of the last hundred, up to the eighteenth', async () => {
    await drawDates();
    await openCalendar('Date of birth');
    const reached = offered(years);
    expect([reached.length, reached.at(0), reached.at(-1)]).toEqual([83, '1926', '2008']);
  });

  test('without bounds they reach from a hundred years ago to twenty ahead', async () => {
    await drawDates();
    await openCalendar('Member since');
    const reached = offered(years);
    expect([reached.at(0), reached.at(-1)]).toEqual(['1926', '2046']);
  });

  test('the dialog stays as high, so that its buttons stay where they are', async () => {
    await drawDates();
    await openCalendar('Member since');
    const height = () => dialog.element().getBoundingClientRect().height;
    const before = height();
    await userEvent.selectOptions(years, '2021');
    await userEvent.selectOptions(months, 'February');
    // four weeks, and six
    await expect.element(month('February 2021')).toBeVisible();
    expect(height()).toBe(before);
    await userEvent.selectOptions(months, 'August');
    await expect.element(month('August 2021')).toBeVisible();
    expect(height()).toBe(before);
  });
});
