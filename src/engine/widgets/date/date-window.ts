import type { FormSchema } from '../../compiled.ts';
import type { Day } from '../../days.ts';
import type { FormState } from '../../form/form-store.ts';
import { type DateBound, resolveBound } from '../../validators/date-range.ts';

/** The days that a field allows. A missing end has no limit. */
export interface DateWindow {
  min: Day | undefined;
  max: Day | undefined;
}

/** Returns the window of a schema's `dateRange` (our own keyword), as of today on the visitor's calendar. */
export function dateWindow(schema: FormSchema): DateWindow {
  const { dateRange = {} } = schema as { dateRange?: Partial<Record<'min' | 'max', DateBound>> };
  const { min, max } = dateRange;
  return { min: min && resolveBound(min), max: max && resolveBound(max) };
}

/** Returns true if a day is allowed. Days compare as texts. */
export function isWithin(day: Day, { min, max }: DateWindow): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** The first and last day that a calendar can show. */
export interface CalendarReach {
  first: Day;
  last: Day;
}

/** Returns a window with a far limit for each end without one. */
export function reachOf({ min, max }: DateWindow): CalendarReach {
  return {
    first: min ?? resolveBound({ from: 'today', years: -100 }),
    last: max ?? resolveBound({ from: 'today', years: 20 }),
  };
}

/** Returns the number for a name: the fact's, or the answer's. */
export function numberNamed(name: string, { facts, visible }: Pick<FormState, 'facts' | 'visible'>) {
  return [facts[name], visible[name]].find((value) => typeof value === 'number');
}

/**
 * Returns the day at which a calendar opens: the chosen one, or today minus a number of years; if the calendar
 * cannot show it, the nearest day that it can.
 */
export function openingDay(chosen: Day | undefined, yearsBack: number, { first, last }: CalendarReach): Day {
  const day = chosen ?? resolveBound({ from: 'today', years: -yearsBack });
  if (day < first) return first;
  return day > last ? last : day;
}
