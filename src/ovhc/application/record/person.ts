import type { JsonObject } from '../../../engine/form/paths.ts';
import { firstItem } from './items.ts';

/** What the record tells of everyone who is covered. */
export interface Person {
  title: unknown;
  gender: unknown;
  firstName: unknown;
  lastName: unknown;
  birthDate: unknown;
  countryOfOrigin: unknown;
}

/** §3: He/Him is M, anything else F. */
function genderCode(pronouns: unknown): 'M' | 'F' | undefined {
  if (pronouns === undefined) return undefined;
  return pronouns === 'He/Him' ? 'M' : 'F';
}

/** @param suffix what the names of the person's fields end in: '', Partner or Dependant (§3) */
export function personOf(answers: JsonObject, suffix: '' | 'Partner' | 'Dependant'): Person {
  return {
    title: answers[`title${suffix}`],
    gender: genderCode(answers[`gender${suffix}`]),
    firstName: answers[`firstName${suffix}`],
    lastName: answers[`lastName${suffix}`],
    birthDate: answers[`DOB${suffix}`],
    countryOfOrigin: firstItem(answers[`countryCitizenship${suffix}`])?.code,
  };
}
