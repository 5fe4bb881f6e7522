import { page, userEvent } from 'vitest/browser';
import lookupForm from '../../../../fixtures/library/forms/lookup.json?content';
import { drawForm } from '../../draw.tsx';
import { listSource, slowSource } from '../../sources.ts';

export const shelf = page.getByRole('textbox', { name: 'Shelf number' });
export const code = page.getByRole('textbox', { name: 'Code (optional)' });
export const status = page.getByRole('status').first();
export const message = page.getByRole('alert');
/** The region that offers "Try again". */
export const note = page.getByRole('status').nth(1);
export const failure = note.getByText('We can’t check this number right now.');
export const tryAgain = page.getByRole('button', { name: 'Try again' });

export const attic = { number: '062000', room: 'the attic' };
export const cellar = { number: '062001', room: 'the cellar' };
export const IN_THE_ATTIC = 'It stands in the attic';

export const drawLookup = (shelves = listSource([attic, cellar]), answers = {}) =>
  drawForm(lookupForm, { sources: { shelves }, answers });

/** Draws the form with a source whose searches stay open until the test answers them. */
export async function drawSlow() {
  const shelves = slowSource();
  return { ...(await drawForm(lookupForm, { sources: { shelves } })), open: shelves.open };
}

export const enter = (text: string) => userEvent.fill(shelf, text);
export const leave = () => userEvent.click(code);
export const deleteLast = () => userEvent.type(shelf, '{End}{Backspace}');
