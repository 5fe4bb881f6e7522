import { add, type Duration } from 'date-fns';
import { type Day, localDate } from '../../engine/days.ts';
import { isoDay } from '../../engine/validators/date-range.ts';

export type { Day };

/** Returns today in the visitor's time zone (decisions "Dates"). */
export function today(now = new Date()): Day {
  return isoDay(now);
}

/** Returns a day plus a duration, which may be negative. Months and years clamp to the month's last day. */
export function later(day: Day, by: Duration): Day {
  return isoDay(add(localDate(day), by));
}

/**
 * Returns the whole years from a birthday to a day. People born on 29 February turn a year older on 1 March in
 * common years.
 */
export function ageOn(day: Day, birthday: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Returns a birthday if it matches the age. */
export function birthdayOfAge(birthday: Day | undefined, age: number | undefined, now: Day): Day | undefined {
  return birthday && ageOn(now, birthday) === age ? birthday : undefined;
}

/**
 * Returns the birthday to request prices with: the known one if it matches the age, otherwise a day that gives this
 * age.
 */
export function birthdayFor(age: number, birthday: Day | undefined, now: Day): Day {
  return birthdayOfAge(birthday, age, now) ?? later(now, { years: -age });
}
