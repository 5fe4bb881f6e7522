import type { Citizenship } from '#types/data/answers';
import { type Answers, isAnswered } from '../answers.ts';
import { firstItem, trimmed } from './items.ts';

/** What the names of a person's fields end in (§3). */
type Suffix = '' | 'Partner' | 'Dependant';

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
function genderCode(answers: Answers, suffix: Suffix): 'M' | 'F' | undefined {
  const name = `gender${suffix}` as const;
  if (answers[name] === undefined) return undefined;
  return isAnswered(answers, name, 'He/Him') ? 'M' : 'F';
}

/** The visitor, the partner or, of a dependant's own answers, the dependant. */
export function personOf(answers: Answers, suffix: Suffix): Person {
  return {
    title: answers[`title${suffix}` as const],
    gender: genderCode(answers, suffix),
    firstName: trimmed(answers[`firstName${suffix}` as const]),
    lastName: trimmed(answers[`lastName${suffix}` as const]),
    birthDate: answers[`DOB${suffix}` as const],
    countryOfOrigin: firstItem<Citizenship[number]>(answers[`countryCitizenship${suffix}` as const])?.code,
  };
}
