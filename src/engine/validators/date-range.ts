// by themselves: where nothing bundles, date-fns as a whole is 300 files to load
import { add } from 'date-fns/add';
import { startOfMonth } from 'date-fns/startOfMonth';

/**
 * One end of a date window, as content writes it: a starting point, then date-fns' duration words,
 * added in the order years, months, days (§9).
 */
export interface DateBound {
  from: 'today' | 'startOfMonth';
  years?: number;
  months?: number;
  days?: number;
}

/** Formats a local calendar day as yyyy-MM-dd; never through UTC, which is another day for half the world. */
export function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Resolves a bound on the visitor's calendar, today. Months clamp to their last day. */
export function resolveBound({ from, years = 0, months = 0, days = 0 }: DateBound, now = new Date()): string {
  const start = from === 'startOfMonth' ? startOfMonth(now) : now;
  return isoDay(add(start, { years, months, days }));
}
