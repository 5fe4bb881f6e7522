import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A calendar day as yyyy-MM-dd, without a time or a time zone. */
export type Day = string;

const { validate } = fullFormats.date as { validate(text: string): boolean };

/** Returns true if a text is a day that exists, like `format: date`. */
export function isDay(text: string): boolean {
  return validate(text);
}

function partsOf(day: Day): [year: number, monthIndex: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** Returns a day's local midnight. UTC would give another day in half the world. */
export function localDate(day: Day): Date {
  const parts = partsOf(day);
  const midnight = new Date(...parts);
  // JavaScript reads years below 100 as 19xx
  midnight.setFullYear(parts[0]);
  return midnight;
}

/** Created for the first day: on a slow phone it takes 50 ms. */
let long: Intl.DateTimeFormat | undefined;

/** Formats a day as people read it: 20 November 2026 (§9). */
export function longDay(day: Day): string {
  // format in the zone that it was parsed in, so that the day stays the same in every time zone
  long ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return long.format(Date.UTC(...partsOf(day)));
}

/** Formats a day as people type it: 20/11/2026 (§5). */
export function shortDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** Parses a day written as dd/mm/yyyy with all its digits; returns undefined for anything else (§5). */
export function parseShortDay(text: string): Day | undefined {
  const day = text.split('/').reverse().join('-');
  return isDay(day) && shortDay(day) === text ? day : undefined;
}
