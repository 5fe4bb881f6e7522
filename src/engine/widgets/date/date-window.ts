import type { FormSchema } from '../../compiled.ts';
import type { Day } from '../../days.ts';
import type { FormState } from '../../form/form-store.ts';
import { type DateBound, resolveBound } from '../../validators/date-range.ts';

/** The days that a field allows; an end that is not there is open. */
export interface DateWindow {
  min: Day | undefined;
  max: Day | undefined;
}

/** Returns the bounds of a schema's `dateRange`, a keyword of ours, on the visitor's calendar right now. */
export function dateWindow(schema: FormSchema): DateWindow {
  const { dateRange = {} } = schema as { dateRange?: Partial<Record<'min' | 'max', DateBound>> };
  const { min, max } = dateRange;
  return { min: min && resolveBound(min), max: max && resolveBound(max) };
}

/** Tells whether a day is allowed. Days compare as text. */
export function isWithin(day: Day, { min, max }: DateWindow): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

/** The first and the last day that a calendar leads to. */
export interface CalendarReach {
  first: Day;
  last: Day;
}

/** Returns a window with its open ends closed, as far away as anybody may want to go. */
export function reachOf({ min, max }: DateWindow): CalendarReach {
  return {
    first: min ?? resolveBound({ from: 'today', years: -100 }),
    last: max ?? resolveBound({ from: 'today', years: 20 }),
  };
}

/** Returns the number of a name: a fact's, else an answer's. */
export function numberNamed(name: string, { facts, visible }: Pick<FormState, 'facts' | 'visible'>) {
  return [facts[name], visible[name]].find((value) => typeof value === 'number');
}

/**
 * Returns the day whose month a calendar opens at: the one that is chosen, else today so many years ago; or, where it does
 * not lead there, its nearest.
 */
export function openingDay(chosen: Day | undefined, yearsBack: number, { first, last }: CalendarReach): Day {
  const day = chosen ?? resolveBound({ from: 'today', years: -yearsBack });
  if (day < first) return first;
  return day > last ? last : day;
}
