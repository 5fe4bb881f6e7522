import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFaults } from '../../../axe.ts';
import { boxOf, resize } from '../../../helpers.ts';
import * as dates from './date-fields.ts';

const { day, dialog, drawDates, drawPickUp, membership, message, openCalendar, opener, pickUp } = dates;
const isModal = () => dialog.element().matches(':modal');

/** Returns true if the whole calendar is inside the window. */
function isInside(): boolean {
  const { top, right, bottom, left } = boxOf(dialog);
  return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
}

describe('on a wide screen', () => {
  test('§2 shows the calendar beside its field without blocking the page', async () => {
    const { container } = await drawDates();
    const before = boxOf(membership);
    await openCalendar('Date of birth');
    expect(isModal()).toBe(false);
    expect(boxOf(dialog).left).toBeGreaterThanOrEqual(boxOf(opener('Date of birth')).right);
    expect(Math.abs(boxOf(dialog).left - boxOf(dates.born).right)).toBeLessThan(20);
    await expect.poll(isInside).toBe(true);
    expect(boxOf(membership), 'nothing moves').toEqual(before);
    await expect.element(dialog).toHaveAccessibleName('Date of birth');
    await expect.element(opener('Date of birth')).toHaveAttribute('aria-haspopup', 'dialog');
    await expect.element(opener('Date of birth')).toHaveAttribute('aria-expanded', 'true');
    expect(boxOf(opener('Date of birth')), 'WCAG 2.5.8').toMatchObject({ width: 44, height: 44 });
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  test.each([
    ['at the foot of the window', 1280, 520],
    ['in a window as wide as a tablet', 800, 900],
  ])('keeps the calendar inside the window %s', async (_, width, height) => {
    await resize(width, height);
    await drawDates();
    for (const label of ['Date of birth', 'Pick-up day', 'Member since']) {
      await openCalendar(label);
      expect(isModal()).toBe(false);
      await expect.poll(isInside).toBe(true);
      await userEvent.keyboard('{Escape}');
    }
  });

  test('closes with its button, or with Escape on the button', async () => {
    await drawDates();
    for (const close of [
      () => userEvent.click(opener('Pick-up day')),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await openCalendar('Pick-up day');
      opener('Pick-up day').element().focus();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener('Pick-up day')).toHaveFocus();
      await expect.element(opener('Pick-up day')).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('closes on a press outside, which focuses its target and validates the field', async () => {
    await drawDates();
    await userEvent.type(pickUp, '26/1');
    await openCalendar('Pick-up day');
    await dates.leave();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(membership).toHaveFocus();
    await expect.element(message).toHaveTextContent('Enter the pick-up day as dd/mm/yyyy');
  });

  test('stays open for its own controls and its button, and closes when Tab leaves them', async () => {
    await drawPickUp();
    await userEvent.selectOptions(dates.months, 'December');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openCalendar('Pick-up day');
    // the previous month is out of bounds, so Tab skips its button
    dates.months.element().focus();
    for (const stop of [dates.corner, opener('Pick-up day')]) {
      await userEvent.tab({ shift: true });
      await expect.element(stop).toHaveFocus();
      await expect.element(dialog).toBeVisible();
    }
    await userEvent.tab({ shift: true });
    await expect.element(pickUp).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(message).not.toBeInTheDocument();
    await openCalendar('Pick-up day');
    await expect.element(day('20 November 2026')).toHaveFocus();
    await userEvent.tab();
    await expect.element(dates.joined).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(message).toHaveTextContent('Enter a day');
  });
});

test.each([
  ['a phone', 390, 844, ''],
  ['text that is twice as large', 1280, 900, '200%'],
])('opens as a modal dialog with %s', async (_, width, height, text) => {
  await resize(width, height);
  document.documentElement.style.fontSize = text;
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await drawPickUp();
  expect(isModal()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(opener('Pick-up day')).toHaveFocus();
});
