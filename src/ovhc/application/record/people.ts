import type { Citizenship, Fund } from '#types/data/answers';
import { isObject } from '../../../engine/form/paths.ts';
import { type Answers, firstItem, isAnswered, trimmed } from '../answers.ts';

/** The suffix of the names of a person's fields (§3). */
type Suffix = '' | 'Partner' | 'Dependant';

/** Returns the code for pronouns (§3): M for He/Him, F for any others. */
function genderCode(answers: Answers, suffix: Suffix): 'M' | 'F' | undefined {
  const name = `gender${suffix}` as const;
  if (answers[name] === undefined) return undefined;
  return isAnswered(answers, name, 'He/Him') ? 'M' : 'F';
}

/** Returns the record's fields for the visitor, the partner or a dependant (from the dependant's own answers). */
export function personFields(answers: Answers, suffix: Suffix) {
  return {
    title: answers[`title${suffix}` as const],
    gender: genderCode(answers, suffix),
    firstName: trimmed(answers[`firstName${suffix}` as const]),
    lastName: trimmed(answers[`lastName${suffix}` as const]),
    birthDate: answers[`DOB${suffix}` as const],
    countryOfOrigin: firstItem<Citizenship[number]>(answers[`countryCitizenship${suffix}` as const])?.code,
  };
}

/** Returns the fields of the visitor's or the partner's current fund (§7), with the flag to end that membership. */
export function fundFields(answers: Answers, suffix: '' | 'Partner') {
  const hasCover = isAnswered(answers, `currentHealthCover${suffix}` as const, 'yes');
  if (!hasCover) return { switchFundFlag: 'N' };
  const isListed = !isAnswered(answers, `fundNotListed${suffix}` as const, true);
  const fund = isListed ? firstItem<Fund[number]>(answers[`currentFund${suffix}` as const]) : undefined;
  return {
    switchFundFlag: 'Y',
    existingFundId: fund?.HealthFundId,
    existingFundName: isListed ? fund?.HealthFundName : trimmed(answers[`fundName${suffix}` as const]),
    existingFundMemberNumber: answers[`memberNumber${suffix}` as const],
    terminateMembershipFlag: isAnswered(answers, `authorise${suffix}` as const, true) ? 'Y' : 'N',
  };
}

/** Returns the partner's fields for couples and families, named with fam_spouse_ (§7). */
export function partnerFields(answers: Answers) {
  const fields = { ...personFields(answers, 'Partner'), ...fundFields(answers, 'Partner') };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`fam_spouse_${name}`, value]));
}

/** Returns dependentDetails for single parents and families (§7); undefined if there are no answers. */
export function dependantsList({ dependants }: Answers) {
  if (!Array.isArray(dependants)) return undefined;
  // keep invalid dependants, so that the record is invalid and nobody is left out
  return dependants.map((dependant) => personFields(isObject(dependant) ? dependant : {}, 'Dependant'));
}
