// separate imports: without a bundler, all of date-fns would be 300 files
import { add } from 'date-fns/add';
import { startOfMonth } from 'date-fns/startOfMonth';

/**
 * One end of a date window, as content writes it: a starting point, then date-fns durations, added in the order
 * years, months, days (§9).
 */
export interface DateBound {
  from: 'today' | 'startOfMonth';
  years?: number;
  months?: number;
  days?: number;
}

/** Formats a local calendar day as yyyy-MM-dd. UTC would give another day in half the world. */
export function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * Returns the day of a bound, counted from today on the visitor's calendar. Adding months clamps to the last day of
 * a month.
 */
export function resolveBound({ from, years = 0, months = 0, days = 0 }: DateBound, now = new Date()): string {
  const start = from === 'startOfMonth' ? startOfMonth(now) : now;
  return isoDay(add(start, { years, months, days }));
}
