import { longDay } from '../../../../src/engine/days.ts';
import { type DateBound, isoDay, resolveBound } from '../../../../src/engine/validators/date-range.ts';
import { isObject } from '../../json.ts';
import { textMemo } from '../../memo.ts';

/** When a date window has no day in it: always, or on a day such as this. */
export type Emptiness = 'always' | { on: string } | undefined;

/** The days of four years, a leap year among them, on which months clamp differently; the others are like these. */
const DAYS = [2024, 2025, 2026, 2027].flatMap((year) =>
  Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
    [1, 2, 15, 27, 28, 29, 30, 31]
      .map((day) => new Date(year, month, day))
      .filter((date) => date.getMonth() === month),
  ),
);

function isBound(value: unknown): value is DateBound {
  return isObject(value) && (value.from === 'today' || value.from === 'startOfMonth');
}

function isEmptyOn(day: Date, min: DateBound, max: DateBound): boolean {
  return resolveBound(min, day) > resolveBound(max, day);
}

const emptiness = textMemo(({ min, max }: { min: unknown; max: unknown }): Emptiness => {
  if (!isBound(min) || !isBound(max)) return undefined;
  const empty = DAYS.filter((day) => isEmptyOn(day, min, max));
  const [first] = empty;
  if (!first) return undefined;
  return empty.length === DAYS.length ? 'always' : { on: longDay(isoDay(first)) };
});

/** Whether a `dateRange` leaves a day to choose on every day that someone may come. */
export function emptinessOf(dateRange: unknown): Emptiness {
  if (!isObject(dateRange)) return undefined;
  const { min, max } = dateRange;
  return emptiness({ min, max });
}
