import type { Dependants, PreSubmissionRecord } from '#types/api/preSubmission';
import validateDependants from '../../../../schemas/api/preSubmission.schema.json?validator=dependants';
import validateFields from '../../../../schemas/api/preSubmission.schema.json?validator=record';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { hasDependants, hasPartner } from '../../quote/cover-type.ts';
import type { PricedQuote } from '../../quote/price-inputs.ts';
import { REBATE_TIER } from '../../quote/price-request.ts';
import type { Answers } from '../answers.ts';
import { contactFields } from './contact.ts';
import { type Amounts, paymentFields } from './payment.ts';
import { dependantsList, fundFields, partnerFields, personFields } from './people.ts';

export interface Application {
  /** Identifies the application, in 32 hexadecimal digits. */
  reference: string;
  quote: PricedQuote;
  /** The answers to questions that the visitor was asked. */
  answers: Answers;
  /** The card frame's answer, for a payment by card; not validated, like the answers. */
  card: JsonObject | undefined;
  amounts: Amounts;
}

/** A record before validation. A field without an answer is missing. */
export type RecordDraft = { [name in keyof PreSubmissionRecord]?: unknown };

/** Returns the record of §7 for an application. */
export function preSubmissionRecord({ reference, quote, answers, card, amounts }: Application): RecordDraft {
  const { visaType: [visa] = [], coverType, quoteId = '', opportunityId = '' } = quote;
  const dependants = coverType && hasDependants(coverType) ? dependantsList(answers) : undefined;
  const record: RecordDraft = {
    submissionReference: reference,
    commencementDate: answers.coverStart,
    ...personFields(answers, ''),
    visaSubclass: visa?.code,
    visaExpiryDate: answers.visaExpiryDate,
    ...contactFields(answers),
    ...fundFields(answers, ''),
    scaleCode: coverType,
    productId: quote.productId,
    productName: quote.productName,
    excessCode: quote.excessCode,
    quoteId,
    opportunityId,
    rebateFlag: 'N',
    rebateTier: REBATE_TIER,
    ...paymentFields(answers, card, amounts),
    ...(coverType && hasPartner(coverType) && partnerFields(answers)),
    ...(dependants && { dependentDetails: JSON.stringify(dependants) }),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function invalidRecord({ errors }: typeof validateFields): Error {
  const places = (errors ?? []).map(
    ({ instancePath, keyword, params }) => `${keyword} at "${instancePath}" ${params.missingProperty ?? ''}`,
  );
  return new Error(`The application record does not fit its schema: ${places.join('; ')}.`);
}

/**
 * Validates a record before it is submitted.
 * @throws Error with the names of the invalid fields, never their values
 */
export function validateRecord(draft: RecordDraft): PreSubmissionRecord {
  if (!validateFields(draft)) throw invalidRecord(validateFields);
  const record = draft as PreSubmissionRecord;
  const { dependentDetails } = record;
  if (dependentDetails !== undefined && !validateDependants(JSON.parse(dependentDetails) as Dependants))
    throw invalidRecord(validateDependants);
  return record;
}
