import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

export const opener = (label: string) =>
  page.getByRole('button', { name: `Choose from a calendar: ${label}`, exact: true });
export const dialog = page.getByRole('dialog');
export const corner = dialog.getByRole('button', { name: 'Close' });
export const months = dialog.getByRole('combobox', { name: 'Month', exact: true });
export const years = dialog.getByRole('combobox', { name: 'Year', exact: true });
export const previous = dialog.getByRole('button', { name: 'Previous month' });
export const next = dialog.getByRole('button', { name: 'Next month' });

/** The days of a month, by its name: "November 2026". */
export const month = (name: string) => dialog.getByRole('grid', { name, exact: true });
/** A day by its words: "26 November 2026". */
export const day = (words: string) => dialog.getByRole('button', { name: `, ${words}` });

/** Opens a field's calendar with the mouse. It has taken the focus then. */
export async function openCalendar(label: string): Promise<void> {
  await userEvent.click(opener(label));
  const grid = dialog.getByRole('grid');
  await expect.element(grid).toBeVisible();
  await expect.poll(() => grid.element().contains(document.activeElement)).toBe(true);
}

/** The words that a dropdown has to choose from; those that it does not offer now are left out. */
export const offered = (dropdown: typeof months) =>
  dropdown
    .getByRole('option', { disabled: false })
    .elements()
    .map(({ textContent }) => textContent);
