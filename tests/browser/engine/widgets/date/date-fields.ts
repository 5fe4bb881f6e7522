import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import dateForm from '../../../../fixtures/library/forms/date.json?content';
import { drawForm } from '../../draw.tsx';

/** Accepts days between 100 and 18 years ago. Its calendar opens at the fact "age". */
export const born = page.getByRole('textbox', { name: 'Date of birth' });
/** Accepts days from today to the first of the month 13 months ahead, plus one day. */
export const pickUp = page.getByRole('textbox', { name: 'Pick-up day' });
/** Optional, accepts any day. Its calendar opens at the answer to "Years as a member". */
export const joined = page.getByRole('textbox', { name: 'Member since (optional)' });
export const membership = page.getByRole('textbox', { name: 'Years as a member (optional)' });

export const message = page.getByRole('alert');

/** Draws the form with dates, at noon local time on Friday, 20 November 2026. */
export function drawDates(options: Parameters<typeof drawForm>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  onTestFinished(() => void vi.useRealTimers());
  return drawForm(dateForm, options);
}

/** Leaves a field for an unrelated one. */
export const leave = () => userEvent.click(membership);

export const opener = (label: string) =>
  page.getByRole('button', { name: `Choose from a calendar: ${label}`, exact: true });
export const dialog = page.getByRole('dialog');
export const corner = dialog.getByRole('button', { name: 'Close' });
export const months = dialog.getByRole('combobox', { name: 'Month', exact: true });
export const years = dialog.getByRole('combobox', { name: 'Year', exact: true });

/** Finds the grid of a month by its name: "November 2026". */
export const month = (name: string) => dialog.getByRole('grid', { name, exact: true });
/** Finds a day by its name: "26 November 2026". */
export const day = (name: string) => dialog.getByRole('button', { name: `, ${name}` });

/** Opens a field's calendar with the mouse, and waits until it has the focus. */
export async function openCalendar(label: string): Promise<void> {
  await userEvent.click(opener(label));
  const grid = dialog.getByRole('grid');
  await expect.element(grid).toBeVisible();
  await expect.poll(() => grid.element().contains(document.activeElement)).toBe(true);
}

export async function drawPickUp(options: Parameters<typeof drawForm>[1] = {}) {
  const drawn = await drawDates(options);
  await openCalendar('Pick-up day');
  return drawn;
}
