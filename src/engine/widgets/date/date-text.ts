import { isDay, shortDay } from '../../days.ts';

/** Separates the parts of a date, however it is written. */
const SEPARATOR = /[\s./-]/;

const OF_A_DATE = /^[\d\s./-]*$/;
/** A whole date, with nothing left to separate. */
const WHOLE = /^\d+\/\d+\/\d{4}$/;
/** A day, or a day and a month, that the next digit does not belong to. */
const FULL_PART = /^(?:\d{1,2}\/)?\d\d$/;

function append(text: string, character: string): string {
  if (SEPARATOR.test(character))
    return text === '' || text.endsWith('/') || WHOLE.test(text) ? text : `${text}/`;
  return FULL_PART.test(text) ? `${text}/${character}` : text + character;
}

/**
 * Returns what a date field shows after something was typed, pasted or filled in. Slashes come by themselves, since a phone's
 * keys for digits have none; other separators become slashes; 2026-11-20, as browsers fill it in, becomes 20/11/2026.
 *
 * @param isAtEnd whether the caret stands at the end; in the middle nothing is put right, so that it can stay there
 */
export function dateText(typed: string, isAtEnd: boolean): string {
  const text = typed.trim();
  if (isDay(text)) return shortDay(text);
  if (!isAtEnd || !OF_A_DATE.test(typed)) return typed;
  return [...typed].reduce(append, '');
}
