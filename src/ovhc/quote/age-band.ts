export type AgeBand = 'A1' | 'A2' | 'A3' | 'A4' | 'NA';

/** The band that an age in years is priced by (§4, §9); NA where there is none. */
export function ageBand(age: number | undefined): AgeBand {
  if (age === undefined || !Number.isFinite(age) || age < 0) return 'NA';
  if (age <= 35) return 'A1';
  if (age <= 55) return 'A2';
  return age <= 70 ? 'A3' : 'A4';
}
