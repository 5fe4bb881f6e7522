import { formats } from './rules/runtime/formats.ts';

/** A calendar day, yyyy-MM-dd: no time, no zone. */
export type Day = string;

/** Whether a text is a day, and one that exists: just what `format: date` asks for. */
export function isDay(text: string): boolean {
  return formats.date?.(text) ?? false;
}

/** A day at its local midnight; never through UTC, which is another day for half the world. */
export function localDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(year, month - 1, date);
  // a year below 100 is no year of this century
  midnight.setFullYear(year);
  return midnight;
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A day as people read it: 20 November 2026 (§9). */
export function longDay(day: Day): string {
  return long.format(localDate(day));
}

/** A day as people type it: 20/11/2026 (§5). */
export function shortDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** The day that is written so, with all its digits; undefined where there is none (§5). */
export function parseShortDay(text: string): Day | undefined {
  const day = text.split('/').reverse().join('-');
  return isDay(day) && shortDay(day) === text ? day : undefined;
}
