import type { EmailQuoteServletCall } from '#types/api/emailQuoteServlet';
import type { PaymentParamsCall } from '#types/api/paymentParams';
import type { PreSubmissionCall, PreSubmissionRecord } from '#types/api/preSubmission';
import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import { emailQuoteFields } from '../../src/ovhc/quote/email-fields.ts';
import { calls } from '../api/calls.ts';
import type { Check } from './check.ts';
import { newReference, type PricedSample, sampleRecord } from './sample.ts';

const RECIPIENT = { firstName: 'Amélie', email: 'amelie@example.com' };

/** Returns true for an address to which the site can add the parameters (src/ovhc/backend/sources/cardFrames.ts). */
function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { search, hash, username, password } = new URL(text);
  return !(search || hash || username || password);
}

/** Submits an application twice, and asks for its outcome after each. Then submits one that must be refused. */
async function checkSubmission(check: Check, body: PreSubmissionRecord): Promise<void> {
  const { preSubmissionOutcome: outcome } = calls;
  const ask = (reference: string, variant: string, status = 200) =>
    check.ask<PreSubmissionOutcomeCall>(outcome, { query: { reference } }, { variant, status });
  const first = await check.ask<PreSubmissionCall>(calls.preSubmission, { body });
  first.expect(({ SaveStatus }) => SaveStatus === 'OK', '/SaveStatus', 'must be OK for a valid application');
  const { answer } = first;
  const [repeated, afterwards] = ['repeated', 'after preSubmission'];
  if (!answer) {
    check.addNotAsked(calls.preSubmission, 'preSubmission gave no answer to compare', repeated);
    check.addNotAsked(outcome, 'preSubmission gave no answer to compare', afterwards);
    return;
  }
  const same = 'differs from the answer of preSubmission';
  (await ask(body.submissionReference, afterwards)).equals(answer, same);
  const second = await check.ask<PreSubmissionCall>(calls.preSubmission, { body }, { variant: repeated });
  second.equals(answer, 'differs from the first answer to the same reference');
  (await ask(body.submissionReference, 'after the repeat')).equals(answer, same);
  const past = { ...body, submissionReference: newReference(), commencementDate: '2020-01-01' };
  await second.refuses('a start in the past', { body: past });
  await ask(past.submissionReference, 'after a refused application', 404);
}

/**
 * Checks the calls that change something, except the forms.
 * @returns what they created
 */
export async function checkWrites(check: Check, sample: PricedSample | undefined): Promise<string[]> {
  const { emailQuoteServlet, paymentParams, preSubmission } = calls;
  const body = sample && emailQuoteFields(sample.quote, RECIPIENT, sample.price, sample.today);
  if (!sample || !body) {
    for (const call of [emailQuoteServlet, paymentParams, preSubmission])
      check.addNotAsked(call, 'getPrice gave no price');
    return [];
  }
  const email = await check.ask<EmailQuoteServletCall>(emailQuoteServlet, { body });
  const payment = { paymentType: 'oneoff', amount: sample.price } as const;
  const record = sampleRecord(sample);
  const query = { reference: record.submissionReference };
  const frame = await check.ask<PaymentParamsCall>(paymentParams, { query, body: payment });
  const problem = 'must be an address without user, query and hash';
  frame.expect(({ baseUrl }) => isBaseUrl(baseUrl), '/baseUrl', problem);
  await checkSubmission(check, record);
  return [
    `a quote for ${RECIPIENT.email}${email.answer ? `: ${email.answer.rnNumber}` : ''}`,
    `an application: ${query.reference}`,
  ];
}
