import { describe, expect, test } from 'vitest';
import { createSchemaAjv } from '../../../scripts/schemas/ajv.ts';

const ajv = createSchemaAjv();
const isValid = (record: unknown) => ajv.validate('schema:/data/submissions.schema.json', record);

const reference = '0123456789abcdef0123456789abcdef';
const instant = '2026-11-20T09:30:00.000Z';
const pending = { reference, sentAt: instant, confirmation: { productName: 'Extended Visitor Cover' } };
const accepted = { reference, acceptedAt: instant };

describe('§3 stored submissions', () => {
  test.each([
    ['an empty list', { pending: [] }],
    ['a submission with an unknown outcome', { pending: [pending] }],
    ['two pending submissions', { pending: [pending, { ...pending, reference: 'f'.repeat(32) }] }],
    ['an accepted submission', { pending: [], accepted }],
    ['a pending and an accepted submission', { pending: [pending], accepted }],
    ['a submission with an empty confirmation', { pending: [{ ...pending, confirmation: {} }] }],
    ['submission keys', { pending: [{ ...pending, key: '-123' }], accepted: { ...accepted, key: '-123' } }],
  ])('accepts %s', (_case, record) => {
    expect(isValid(record)).toBe(true);
  });

  test.each([
    ['a missing record', undefined],
    ['a record without a list', { accepted }],
    ['three pending submissions', { pending: [pending, pending, pending] }],
    ['a submission without a reference', { pending: [{ ...pending, reference: undefined }] }],
    ['a reference in capitals', { pending: [{ ...pending, reference: reference.toUpperCase() }] }],
    ['a reference that is too short', { pending: [{ ...pending, reference: reference.slice(1) }] }],
    ['a submission without a time', { pending: [{ ...pending, sentAt: undefined }] }],
    ['a time that is a number', { pending: [{ ...pending, sentAt: 7 }] }],
    ['a submission without a confirmation', { pending: [{ ...pending, confirmation: undefined }] }],
    ['a confirmation that is a text', { pending: [{ ...pending, confirmation: 'M1' }] }],
    ['a submission with an unknown property', { pending: [{ ...pending, cardToken: '4111' }] }],
    ['an accepted submission without a time', { pending: [], accepted: { reference } }],
    ['an accepted submission without a reference', { pending: [], accepted: { acceptedAt: instant } }],
    ['an accepted submission with an unknown property', { pending: [], accepted: { ...accepted, mn: 'M1' } }],
  ])('rejects %s', (_case, record) => {
    // as read back from storage
    expect(isValid(record && JSON.parse(JSON.stringify(record)))).toBe(false);
  });
});
