import { describe, expect, test } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import preSubmission from '../../../../../schemas/api/preSubmission.schema.json';
import { PERSONAL, redactPersonal } from '../../../../../src/ovhc/application/redact.ts';
import { byAccount, fund, recordFor } from './record/sample.ts';

const record = recordFor('F', byAccount, fund) as PreSubmissionRecord;
const told = (said: string, changes: Partial<PreSubmissionRecord> = {}) =>
  redactPersonal(said, { ...record, ...changes });

describe('decisions "Analytics": the insurer’s words are told without what says who somebody is', () => {
  test.each([
    ['Declined for Amélie', 'Declined for …'],
    ['Declined for AMELIE O’NEILL', 'Declined for … …'],
    ["amelie o'neill is known", '… … is known'],
    ['Amélie O`Neill', '… …'],
    ['Zoë is covered already', '… is covered already'],
    ['ŁUKASZ-JAN d’arcy has cover', '… … has cover'],
    ['LUKASZ JAN DARCY has cover', '… … … has cover'],
    ['Name: Amélie, O’Neill.', 'Name: …, ….'],
    ['Account of O’Neill-Bronte', 'Account of …'],
  ])('whatever its case, marks and apostrophes: %j is told as %j', (said, words) => {
    expect(told(said)).toBe(words);
  });

  test.each([
    ['No member 001234567 at 062000', 'No member … at …'],
    ['Card 411111XXXXXX1111 declined', 'Card … declined'],
    ['Card 4111 1111 1111 1111 declined', 'Card … declined'],
    ['Born 1996-11-20 or 20/11/1996', 'Born … or …'],
    ['Mail to someone.else@example.org bounced', 'Mail to … bounced'],
    ['Call 0491 570 006', 'Call …'],
    ['Member 0012AB of another fund', 'Member … of another fund'],
    ['Nobody lives at 48 MARTIN PLACE', 'Nobody lives at … … …'],
  ])('numbers, days, e-mails and places: %j is told as %j', (said, words) => {
    expect(told(said)).toBe(words);
  });

  test.each([
    ['Bo and Al', '… and …'],
    ['Bob is also bold', 'Bob is also bold'],
  ])('a name of two letters, on its own: %j is told as %j', (said, words) => {
    expect(told(said, { firstName: 'Bo', fam_spouse_firstName: 'Al' })).toBe(words);
  });

  test('a name whose marks are typed as letters of their own', () => {
    expect(told('Declined for Amélie', { firstName: 'Ame\u0301lie', accountName: 'Jo' })).toBe(
      'Declined for …',
    );
    expect(told('Declined for Ame\u0301lie')).toBe('Declined for …');
  });

  test('beside signs that take two places', () => {
    expect(told('🙁 Declined for Amélie.')).toBe('🙁 Declined for ….');
  });

  test('every time that it is said', () => {
    expect(told('Zoë, Zoë and zoe')).toBe('…, … and …');
  });
});

describe('decisions "Analytics": all else stays as the insurer says it', () => {
  test.each([
    'Approved',
    'Please call the bank: do not honour (code 51)',
    'CREDIT cards are not accepted',
    'Extended Visitor Cover is not sold',
    'The gender, title or firstName is missing',
    'Élan vital, Ärger und Ça va',
    '',
  ])('%j', (said) => {
    expect(told(said)).toBe(said);
    expect(redactPersonal(said, recordFor('S') as PreSubmissionRecord)).toBe(said);
  });

  test('though the reference of the application has the letters of its words amid its digits', () => {
    const said = 'The application could not be added';
    const submissionReference = '0be1added2c3d4e5f60718293a4b5c6d';
    expect(told(said, { submissionReference })).toBe(said);
    expect(told(`${said}: ${submissionReference}`, { submissionReference })).toBe(`${said}: …`);
  });
});

/** The fields of a record that say nothing of who somebody is. The e-mail address is found by its shape. */
const PUBLIC =
  'commencementDate title gender email countryOfOrigin visaSubclass visaExpiryDate onshoreIndicator residentialState ' +
  'residentialPostCode switchFundFlag existingFundId existingFundName terminateMembershipFlag scaleCode productId ' +
  'productName excessCode quoteId opportunityId rebateFlag rebateTier payNowFlag debitType paymentFrequency ' +
  'paymentStartDate amount basePremium cardSchema cardCategory cardExpiryDate branchName fam_spouse_title ' +
  'fam_spouse_gender fam_spouse_countryOfOrigin fam_spouse_switchFundFlag fam_spouse_existingFundId ' +
  'fam_spouse_existingFundName fam_spouse_terminateMembershipFlag';

test('each field that is sent is known to be personal or not', () => {
  const known: readonly string[] = [...PERSONAL, ...PUBLIC.split(' ')];
  const fields = Object.keys(preSubmission.properties.record.properties);
  expect(
    fields.filter((name) => !known.includes(name)),
    'Add the field to PERSONAL in src/ovhc/application/redact.ts if it may say who somebody is, else to PUBLIC here',
  ).toEqual([]);
  expect(known.filter((name) => !fields.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});
