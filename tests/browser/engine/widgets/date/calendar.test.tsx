import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ZONES } from '../../../../unit/src/ovhc/time-zone.ts';
import { day, dialog, month, openCalendar, opener } from './calendar-dialog.ts';
import { drawDates, joined, pickUp } from './date-fields.ts';

describe('the button', () => {
  test('WCAG 2.5.8: is 44 pixels wide and high', async () => {
    await drawDates();
    const { width, height } = opener('Date of birth').element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
  });

  test.each([
    ['a click', () => userEvent.click(opener('Pick-up day'))],
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Space', () => userEvent.keyboard(' ')],
  ])('§5 opens the calendar with %s; the focus goes to a day of it', async (_, press) => {
    await drawDates();
    await userEvent.click(pickUp);
    await userEvent.tab();
    await expect.element(opener('Pick-up day')).toHaveFocus();
    await press();
    await expect.element(dialog).toHaveAccessibleName('Pick-up day');
    await expect.element(month('November 2026')).toBeVisible();
    await expect.element(day('20 November 2026')).toHaveFocus();
  });

  test('§5 gives the focus to a day the second time as well', async () => {
    await drawDates();
    await openCalendar('Pick-up day');
    await userEvent.keyboard('{Escape}');
    await openCalendar('Pick-up day');
    await expect.element(day('20 November 2026')).toHaveFocus();
  });
});

describe('by key', () => {
  test.each([
    ['{ArrowRight}', '27 November 2026'],
    ['{ArrowDown}', '3 December 2026'],
    ['{Home}', '23 November 2026'],
    ['{End}', '29 November 2026'],
    ['{PageDown}', '26 December 2026'],
    ['{Shift>}{PageDown}{/Shift}', '26 November 2027'],
  ])('WCAG 2.1.1: %s goes from 26 November 2026 to %s', async (keys, reached) => {
    await drawDates({ answers: { pickUp: '2026-11-26' } });
    await openCalendar('Pick-up day');
    await expect.element(day('26 November 2026')).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(day(reached)).toHaveFocus();
  });

  test('WCAG 2.1.1: Enter chooses the day', async () => {
    const { answered } = await drawDates();
    await openCalendar('Pick-up day');
    await expect.element(day('20 November 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(pickUp).toHaveValue('28/11/2026');
    expect(answered()).toEqual({ pickUp: '2026-11-28' });
  });
});

/** Puts the browser into a time zone; '' brings it home. */
async function setTimeZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
}

describe.each(ZONES)('in %s', (timezoneId) => {
  // the days on which clocks change, in Sydney and in Los Angeles, and one that has no such story
  test.each([
    ['4 October 2026', '2026-10-04', '04/10/2026'],
    ['1 November 2026', '2026-11-01', '01/11/2026'],
    ['26 November 2026', '2026-11-26', '26/11/2026'],
  ])('§9 the day that is pressed is the day that is kept: %s', async (words, kept, shown) => {
    await setTimeZone(timezoneId);
    onTestFinished(() => setTimeZone(''));
    const { answered } = await drawDates({ answers: { joined: `${kept.slice(0, 8)}15` } });
    await openCalendar('Member since');
    await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('15');
    await userEvent.click(day(words));
    await expect.element(joined).toHaveValue(shown);
    expect(answered()).toEqual({ joined: kept });
  });
});
