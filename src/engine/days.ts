import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A calendar day, yyyy-MM-dd: no time, no zone. */
export type Day = string;

const { validate } = fullFormats.date as { validate(text: string): boolean };

/** Tells whether a text is a day that exists, as `format: date` does. */
export function isDay(text: string): boolean {
  return validate(text);
}

function partsOf(day: Day): [year: number, monthIndex: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** Returns a day's local midnight; never through UTC, which is another day for half the world. */
export function localDate(day: Day): Date {
  const parts = partsOf(day);
  const midnight = new Date(...parts);
  // a year below 100 is no year of this century
  midnight.setFullYear(parts[0]);
  return midnight;
}

// written and read in one zone a day stays the same, wherever the visitor's clock is by then
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a day as people read it: 20 November 2026 (§9). */
export function longDay(day: Day): string {
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
