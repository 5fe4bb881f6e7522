import { expect, test } from 'vitest';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { withoutPersonal } from '../../../../../src/ovhc/application/without-personal.ts';
import { byAccount, recordFor } from './record/sample.ts';

const record = recordFor('F', byAccount) as PreSubmissionRecord;

test.each([
  ['Approved', 'Approved'],
  ['Please call the bank: do not honour (code 51)', 'Please call the bank: do not honour (code 51)'],
  ['Declined for Amélie', 'Declined for …'],
  ['No member 001234567 at 062000', 'No member … at …'],
  ['Card 411111XXXXXX1111 declined', 'Card … declined'],
  ['Card 4111 1111 1111 1111 declined', 'Card … declined'],
  ['Zoë is covered already', '… is covered already'],
])('decisions "Analytics": %j is told as %j', (said, told) => {
  expect(withoutPersonal(said, record)).toBe(told);
});
