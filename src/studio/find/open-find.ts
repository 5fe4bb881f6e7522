import { flushSync } from 'react-dom';
import { setStudio } from '../studio-store.ts';

/** The id of the field with the searched text. */
export const FIND_TEXT = 'find-text';

/** Opens the search, and moves the focus there. */
export function openFind(): void {
  flushSync(() => setStudio({ hasFind: true, hasFindings: false }));
  const field = document.getElementById(FIND_TEXT);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
