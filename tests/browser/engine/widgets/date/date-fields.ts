import { onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import dateForm from '../../../../fixtures/library/forms/date.json?content';
import { drawForm } from '../../draw-form.tsx';

/** Between 100 and 18 years ago; opens at the fact "age". */
export const born = page.getByRole('textbox', { name: 'Date of birth' });
/** From today to the first of the month 13 months ahead, plus one day. */
export const pickUp = page.getByRole('textbox', { name: 'Pick-up day' });
/** Any day or none; opens at the years that were answered. */
export const joined = page.getByRole('textbox', { name: 'Member since (optional)' });
export const years = page.getByRole('textbox', { name: 'Years as a member (optional)' });

export const message = page.getByRole('alert');

/** The form of dates, on a Friday at noon by the visitor's own clock. */
export function drawDates(options: Parameters<typeof drawForm>[1] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  onTestFinished(() => void vi.useRealTimers());
  return drawForm(dateForm, options);
}

/** Leaves a field for one that has nothing to do with it. */
export const leave = () => userEvent.click(years);
