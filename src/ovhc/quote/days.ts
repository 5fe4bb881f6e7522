import { add, type Duration } from 'date-fns';
import { type Day, localDate } from '../../engine/days.ts';
import { isoDay } from '../../engine/validators/date-range.ts';

export type { Day };

/** The visitor's own today (decisions "Dates"). */
export function today(now = new Date()): Day {
  return isoDay(now);
}

/** A day so much later, or earlier where it is negative. Months and years clamp to the month's last day. */
export function later(day: Day, by: Duration): Day {
  return isoDay(add(localDate(day), by));
}

/** Whole years from a birthday to a day. Who was born on 29 February is a year older on 1 March of a common year. */
export function ageOn(day: Day, birthday: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** A birthday that was told, as long as it says the age that was told. */
export function birthdayOfAge(told: Day | undefined, age: number | undefined, now: Day): Day | undefined {
  return told && ageOn(now, told) === age ? told : undefined;
}

/**
 * The birthday to ask prices for: the one that was told, as long as it says the same age; else a day on which
 * the age that was told is true.
 */
export function birthdayFor(age: number, told: Day | undefined, now: Day): Day {
  return birthdayOfAge(told, age, now) ?? later(now, { years: -age });
}
