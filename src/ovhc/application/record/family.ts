import type { Answers } from '../answers.ts';
import { fundOf } from './fund.ts';
import { isObject } from './items.ts';
import { personOf } from './person.ts';

/** §7 "partner (fam_spouse_*) details for couple and family". */
export function partnerOf(answers: Answers) {
  const told = { ...personOf(answers, 'Partner'), ...fundOf(answers, 'Partner') };
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [`fam_spouse_${name}`, value]));
}

/** §7 "dependentDetails (JSON list) for single parent and family"; undefined where there is no list. */
export function dependantsOf({ dependants }: Answers) {
  if (!Array.isArray(dependants)) return undefined;
  // one that is no answer stays: the record does not fit then, and nobody is left out
  return dependants.map((dependant) => personOf(isObject(dependant) ? dependant : {}, 'Dependant'));
}
