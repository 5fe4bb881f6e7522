import type { Dependants, PreSubmissionRecord } from '#types/api/preSubmission';
import fitsDependants from '../../../../schemas/api/preSubmission.schema.json?validator=dependants';
import fitsRecord from '../../../../schemas/api/preSubmission.schema.json?validator=record';
import type { RecordDraft } from './index.ts';

/**
 * A record that is one, by its schema: nothing else is ever sent.
 * @throws Error that says which part is at fault, never what it holds
 */
export function checkedRecord(draft: RecordDraft): PreSubmissionRecord {
  if (!fitsRecord(draft)) throw misfit(fitsRecord);
  const record = draft as PreSubmissionRecord;
  const { dependentDetails } = record;
  if (dependentDetails !== undefined && !fitsDependants(JSON.parse(dependentDetails) as Dependants))
    throw misfit(fitsDependants);
  return record;
}

function misfit({ errors }: typeof fitsRecord): Error {
  const faults = (errors ?? []).map(
    ({ instancePath, keyword, params }) => `${keyword} at "${instancePath}" ${params.missingProperty ?? ''}`,
  );
  return new Error(`The application record does not fit its schema: ${faults.join('; ')}.`);
}
