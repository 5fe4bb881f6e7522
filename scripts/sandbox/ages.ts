import type { AgeBand } from './data/prices.ts';

/**
 * Whole years from a birthday to a day, both yyyy-MM-dd; negative before the birth. The texts are compared as they
 * are, so no clock and no time zone can move a day: who was born on 29 February is a year older on 1 March of a
 * common year.
 */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  const isBeforeBirthday = day.slice(5) < birthday.slice(5);
  return isBeforeBirthday ? years - 1 : years;
}

/** The band that an adult of this age is priced by (§4). */
export function ageBandOf(age: number): AgeBand {
  if (age <= 35) return 'A1';
  if (age <= 55) return 'A2';
  return age <= 70 ? 'A3' : 'A4';
}
