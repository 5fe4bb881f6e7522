import { expect, test } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import preSubmission from '../../../../../schemas/api/preSubmission.schema.json';
import { PERSONAL, redactPersonal } from '../../../../../src/ovhc/application/redact.ts';
import { byAccount, fund, recordFor } from './record/sample.ts';

const record = recordFor('F', byAccount, fund) as PreSubmissionRecord;
const redacted = (text: string, changes: Partial<PreSubmissionRecord> = {}) =>
  redactPersonal(text, { ...record, ...changes });

test.each([
  // regardless of case, accents and apostrophes
  ['Declined for Amélie', 'Declined for …'],
  ['Declined for Ame\u0301lie', 'Declined for …'],
  ['Declined for AMELIE O’NEILL', 'Declined for … …'],
  ["amelie o'neill is known", '… … is known'],
  ['Amélie O`Neill', '… …'],
  ['Zoë is covered already', '… is covered already'],
  ['Zoë, Zoë and zoe', '…, … and …'],
  ['ŁUKASZ-JAN d’arcy has cover', '… … has cover'],
  ['LUKASZ JAN DARCY has cover', '… … … has cover'],
  ['Name: Amélie, O’Neill.', 'Name: …, ….'],
  ['Account of O’Neill-Bronte', 'Account of …'],
  ['🙁 Declined for Amélie.', '🙁 Declined for ….'],
  // numbers, dates, e-mail addresses and places
  ['No member 001234567 at 062000', 'No member … at …'],
  ['Card 411111XXXXXX1111 declined', 'Card … declined'],
  ['Card 4111 1111 1111 1111 declined', 'Card … declined'],
  ['Born 1996-11-20 or 20/11/1996', 'Born … or …'],
  ['Mail to someone.else@example.org bounced', 'Mail to … bounced'],
  ['Call 0491 570 006', 'Call …'],
  ['Member 0012AB of another fund', 'Member … of another fund'],
  ['Nobody lives at 48 MARTIN PLACE', 'Nobody lives at … … …'],
])('removes personal details: %j becomes %j', (text, result) => {
  expect(redacted(text)).toBe(result);
});

test('removes short names and names with combining accents as whole words', () => {
  const name = { firstName: 'Ame\u0301lie', accountName: 'Jo' };
  expect(redacted('Declined for Amélie', name)).toBe('Declined for …');
  const short = { firstName: 'Bo', fam_spouse_firstName: 'Al' };
  expect(redacted('Bo and Al, but Bob is also bold', short)).toBe('… and …, but Bob is also bold');
});

test('keeps other texts', () => {
  const bank = ['Please call the bank: do not honour (code 51)', 'CREDIT cards are not accepted', 'Approved'];
  const texts = ['Extended Visitor Cover is not sold', 'The gender, title or firstName is missing', ...bank];
  for (const text of [...texts, 'Élan vital, Ärger und Ça va', '']) {
    expect(redacted(text)).toBe(text);
    expect(redactPersonal(text, recordFor('S') as PreSubmissionRecord)).toBe(text);
  }
  // the letters of "added" also appear in the reference, which is removed
  const submissionReference = '0be1added2c3d4e5f60718293a4b5c6d';
  const text = 'The application could not be added';
  expect(redacted(`${text}: ${submissionReference}`, { submissionReference })).toBe(`${text}: …`);
});

/** The fields of a record that identify nobody, and the e-mail address, which is recognised by its format. */
const PUBLIC =
  'commencementDate title gender email countryOfOrigin visaSubclass visaExpiryDate onshoreIndicator residentialState ' +
  'residentialPostCode switchFundFlag existingFundId existingFundName terminateMembershipFlag scaleCode productId ' +
  'productName excessCode quoteId opportunityId rebateFlag rebateTier payNowFlag debitType paymentFrequency ' +
  'paymentStartDate amount basePremium cardSchema cardCategory cardExpiryDate branchName fam_spouse_title ' +
  'fam_spouse_gender fam_spouse_countryOfOrigin fam_spouse_switchFundFlag fam_spouse_existingFundId ' +
  'fam_spouse_existingFundName fam_spouse_terminateMembershipFlag';

test('classifies every sent field as personal or public', () => {
  const known: readonly string[] = [...PERSONAL, ...PUBLIC.split(' ')];
  const fields = Object.keys(preSubmission.properties.record.properties);
  const advice =
    'Add the field to PERSONAL in src/ovhc/application/redact.ts if it may identify somebody, else to PUBLIC here';
  expect(known.toSorted(), advice).toEqual(fields.sort());
});
