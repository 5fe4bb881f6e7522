import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { Contracts } from '../contracts.ts';
import { refusal } from '../http-error.ts';
import { CALL } from './name.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(CALL, 'dependentDetails', 'is no JSON: send the list of dependants as a JSON text');
  }
}

/** @throws a 400 where the dependants are not the list that the contract describes; they may be absent */
export function checkDependants({ dependentDetails }: PreSubmissionRecord, contracts: Contracts): void {
  if (dependentDetails === undefined) return;
  const unfit = contracts.misfit(CALL, 'dependants', parsed(dependentDetails));
  if (unfit) throw refusal(CALL, 'dependentDetails', `has a list that does not fit: ${unfit}`);
}
