import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ZONES } from '../../../../unit/src/ovhc/time-zone.ts';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, resize, textsOf } from '../../../helpers.ts';
import {
  day,
  dialog,
  drawDates,
  drawPickUp,
  joined,
  membership,
  month,
  months,
  openCalendar,
  opener,
  pickUp,
  years,
} from './date-fields.ts';

const previous = dialog.getByRole('button', { name: 'Previous month' });
const next = dialog.getByRole('button', { name: 'Next month' });
/** Returns the options of a dropdown that are not disabled. */
const offered = (dropdown: typeof months) => textsOf(dropdown.getByRole('option', { disabled: false }));

test('WCAG: the button says that it opens a dialog, and is 44 pixels wide and high', async () => {
  await drawDates();
  await expect.element(opener('Date of birth')).toHaveAttribute('aria-haspopup', 'dialog');
  expect(boxOf(opener('Date of birth'))).toMatchObject({ width: 44, height: 44 });
});

test.each([
  ['a click', () => userEvent.click(opener('Pick-up day'))],
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Space', () => userEvent.keyboard(' ')],
])('§5 the button opens the calendar with %s; the focus goes to a day of it, each time', async (_, press) => {
  await drawDates();
  await userEvent.click(pickUp);
  await userEvent.tab();
  for (let round = 0; round < 2; round++) {
    await expect.element(opener('Pick-up day')).toHaveFocus();
    await press();
    await expect.element(dialog).toHaveAccessibleName('Pick-up day');
    await expect.element(month('November 2026')).toBeVisible();
    await expect.element(day('20 November 2026')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  }
});

describe('by key', () => {
  test('WCAG 2.1.1: the focus moves by days, weeks, months and years', async () => {
    await drawPickUp({ answers: { pickUp: '2026-11-26' } });
    for (const [keys, reached] of [
      ['', '26 November 2026'],
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
      if (keys) await userEvent.keyboard(keys);
      await expect.element(day(reached)).toHaveFocus();
    }
  });

  test('WCAG 2.1.1: Enter chooses the day', async () => {
    const { answered } = await drawPickUp();
    await expect.element(day('20 November 2026')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(pickUp).toHaveValue('28/11/2026');
    expect(answered()).toEqual({ pickUp: '2026-11-28' });
  });
});

test.each(ZONES)(
  '§9 the day that is pressed is the answer, also when clocks change, in %s',
  async (timezoneId) => {
    const setTimezone = (id: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId: id });
    await setTimezone(timezoneId);
    onTestFinished(async () => void (await setTimezone('')));
    const { answered } = await drawDates();
    for (const [name, record, shown] of [
      ['4 October 2026', '2026-10-04', '04/10/2026'],
      ['1 November 2026', '2026-11-01', '01/11/2026'],
      ['26 November 2026', '2026-11-26', '26/11/2026'],
    ] as const) {
      await userEvent.fill(joined, `15${shown.slice(2)}`);
      await openCalendar('Member since');
      await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('15');
      await userEvent.click(day(name));
      await expect.element(joined).toHaveValue(shown);
      expect(answered()).toEqual({ joined: record });
    }
  },
);

describe('the month', () => {
  test('§5 begins its weeks on Monday, and says which day is today and which is chosen; axe finds nothing', async () => {
    const { container } = await drawPickUp({ answers: { pickUp: '2026-11-26' } });
    // a screen reader announces a day's weekday with the day
    const heads = textsOf(dialog.getByRole('columnheader', { includeHidden: true }));
    expect(heads).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    await expect.element(dialog.getByRole('gridcell').nth(6)).toHaveTextContent('1');
    await expect.element(day('1 November 2026')).toHaveAccessibleName('Sunday, 1 November 2026');
    await expect.element(day('20 November 2026')).toHaveAccessibleName(/^Today/);
    await expect.element(dialog.getByRole('gridcell', { selected: true })).toHaveTextContent('26');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test('WCAG 2.5.8: its days are 44 pixels wide and high on a phone', async () => {
    await resize(390, 700);
    await drawPickUp();
    const { width, height } = boxOf(day('26 November 2026'));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('§5 leads to other months by its buttons, as far as there are days within the bounds', async () => {
    await drawPickUp();
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
    await userEvent.selectOptions(months, 'December');
    await expect.element(day('2 December 2027')).toBeEnabled();
    await expect.element(day('3 December 2027')).toBeDisabled();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['Date of birth', '1926', '2008'],
    ['Member since', '1926', '2046'],
  ])('§5 of %s lies between %s and %s', async (label, first, last) => {
    await drawDates();
    await openCalendar(label);
    const reach = offered(years);
    expect([reach.at(0), reach.at(-1), reach.length]).toEqual([
      first,
      last,
      Number(last) - Number(first) + 1,
    ]);
  });

  test('is as high with four weeks as with six, so that its buttons stay in place', async () => {
    await drawDates();
    await openCalendar('Member since');
    const { height } = boxOf(dialog);
    await userEvent.selectOptions(years, '2021');
    for (const name of ['February', 'August']) {
      await userEvent.selectOptions(months, name);
      await expect.element(month(`${name} 2021`)).toBeVisible();
      expect(boxOf(dialog).height).toBe(height);
    }
  });
});

describe('a calendar opens at', () => {
  test.each([
    [
      'a chosen birthday',
      'Date of birth',
      { answers: { born: '1992-02-28' }, facts: { age: 40 } },
      'February 1992',
    ],
    ['today minus the age', 'Date of birth', { facts: { age: 34 } }, 'November 1992'],
    ['the newest allowed month without an age', 'Date of birth', {}, 'November 2008'],
    ['the newest allowed month at the age of 5', 'Date of birth', { facts: { age: 5 } }, 'November 2008'],
    ['the oldest allowed month at the age of 150', 'Date of birth', { facts: { age: 150 } }, 'November 1926'],
    ['today', 'Pick-up day', {}, 'November 2026'],
    [
      'the nearest month to one out of bounds',
      'Pick-up day',
      { answers: { pickUp: '2026-03-01' } },
      'November 2026',
    ],
  ])('%s', async (_case, label, options, name) => {
    await drawDates(options);
    await openCalendar(label);
    await expect.element(month(name)).toBeVisible();
  });

  test.each([
    ['28 February 1992', 'Date of birth', { born: '1992-02-28' }],
    ['20 November 2026', 'Pick-up day', { pickUp: '2026-03-01' }],
  ])('%s, with the focus on it', async (name, label, answers) => {
    await drawDates({ answers });
    await openCalendar(label);
    await expect.element(day(name)).toHaveFocus();
  });

  test('a day that follows from an answer of the same form', async () => {
    await drawDates();
    await userEvent.type(membership, '7');
    await openCalendar('Member since');
    await expect.element(month('November 2019')).toBeVisible();
  });

  test('no day that is half typed', async () => {
    await drawDates({ facts: { age: 34 } });
    await userEvent.type(pickUp, '28/02/27');
    await openCalendar('Pick-up day');
    await expect.element(month('November 2026')).toBeVisible();
  });
});
