import { isDay, shortDay } from '../../days.ts';

/** Separators in a date. */
const SEPARATOR = /[\s./-]/;

const OF_A_DATE = /^[\d\s./-]*$/;
/** A whole date: nothing is left to separate. */
const WHOLE = /^\d+\/\d+\/\d{4}$/;
/** A day, or a day and a month, before the next digit starts a new part. */
const FULL_PART = /^(?:\d{1,2}\/)?\d\d$/;

function append(text: string, character: string): string {
  if (SEPARATOR.test(character))
    return text === '' || text.endsWith('/') || WHOLE.test(text) ? text : `${text}/`;
  return FULL_PART.test(text) ? `${text}/${character}` : text + character;
}

/**
 * Returns the text of a date field after typing, pasting or autofill. Adds slashes, which the numeric keyboards of
 * phones lack, turns other separators into slashes, and 2026-11-20, which browsers fill in, into 20/11/2026.
 * @param isAtEnd true if the caret is at the end; elsewhere the text does not change, so that the caret can stay
 */
export function dateText(typed: string, isAtEnd: boolean): string {
  const text = typed.trim();
  if (isDay(text)) return shortDay(text);
  if (!isAtEnd || !OF_A_DATE.test(typed)) return typed;
  return [...typed].reduce(append, '');
}
