import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { hasDependants, hasPartner } from '../../quote/cover-type.ts';
import { REBATE_TIER } from '../../quote/insurer-codes.ts';
import type { PricedQuote } from '../../quote/price-request.ts';
import type { Answers } from '../answers.ts';
import { contactOf } from './contact.ts';
import { dependantsOf, partnerOf } from './family.ts';
import { fundOf } from './fund.ts';
import { type Amounts, paymentOf } from './payment.ts';
import { personOf } from './person.ts';

export interface Application {
  /** Of this submission alone: 32 hexadecimal digits. */
  reference: string;
  quote: PricedQuote;
  /** What counts of all that was answered. */
  answers: Answers;
  /** What the card frame made, for a payment by card. It is as unchecked as the answers are. */
  card: JsonObject | undefined;
  amounts: Amounts;
}

/** A record as it comes out: what was not told is absent, and whether it is one is for its schema to say. */
export type RecordDraft = { [name in keyof PreSubmissionRecord]?: unknown };

/** The record of §7 for an application, every group of it. */
export function preSubmissionRecord({ reference, quote, answers, card, amounts }: Application): RecordDraft {
  const { visaType: [visa] = [], coverType, quoteId = '', opportunityId = '' } = quote;
  const dependants = coverType && hasDependants(coverType) ? dependantsOf(answers) : undefined;
  const record: RecordDraft = {
    submissionReference: reference,
    commencementDate: answers.coverStart,
    ...personOf(answers, ''),
    visaSubclass: visa?.code,
    visaExpiryDate: answers.visaExpiryDate,
    ...contactOf(answers),
    ...fundOf(answers, ''),
    scaleCode: coverType,
    productId: quote.productId,
    productName: quote.productName,
    excessCode: quote.excessCode,
    quoteId,
    opportunityId,
    rebateFlag: 'N',
    rebateTier: REBATE_TIER,
    ...paymentOf(answers, card, amounts),
    ...(coverType && hasPartner(coverType) && partnerOf(answers)),
    ...(dependants && { dependentDetails: JSON.stringify(dependants) }),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
