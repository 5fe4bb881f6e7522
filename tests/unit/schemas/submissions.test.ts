import { describe, expect, test } from 'vitest';
import { createSchemaAjv } from '../../../scripts/schemas/ajv.ts';

const ajv = createSchemaAjv();
const fits = (record: unknown) => ajv.validate('schema:/data/submissions.schema.json', record);

const reference = '0123456789abcdef0123456789abcdef';
const instant = '2026-11-20T09:30:00.000Z';
const pending = { reference, sentAt: instant, confirmation: { productName: 'Extended Visitor Cover' } };
const accepted = { reference, acceptedAt: instant };

describe('§3 stored submissions', () => {
  test.each([
    ['none', { pending: [] }],
    ['one whose outcome is not known', { pending: [pending] }],
    ['two of them', { pending: [pending, { ...pending, reference: 'f'.repeat(32) }] }],
    ['one that was accepted', { pending: [], accepted }],
    ['one of each', { pending: [pending], accepted }],
    ['one whose confirmation says nothing yet', { pending: [{ ...pending, confirmation: {} }] }],
    ['one with its key', { pending: [{ ...pending, key: '-123' }], accepted: { ...accepted, key: '-123' } }],
  ])('accepts %s', (_case, record) => {
    expect(fits(record)).toBe(true);
  });

  test.each([
    ['nothing', undefined],
    ['a record without a list', { accepted }],
    ['three that are pending: the oldest is to be forgotten', { pending: [pending, pending, pending] }],
    ['one without a reference', { pending: [{ ...pending, reference: undefined }] }],
    ['a reference in capitals', { pending: [{ ...pending, reference: reference.toUpperCase() }] }],
    ['a reference that is too short', { pending: [{ ...pending, reference: reference.slice(1) }] }],
    ['one that was sent nobody knows when', { pending: [{ ...pending, sentAt: undefined }] }],
    ['a time that is no text', { pending: [{ ...pending, sentAt: 7 }] }],
    ['one without its confirmation', { pending: [{ ...pending, confirmation: undefined }] }],
    ['a confirmation that is a text', { pending: [{ ...pending, confirmation: 'M1' }] }],
    ['one with another property', { pending: [{ ...pending, cardToken: '4111' }] }],
    ['an acceptance without its time', { pending: [], accepted: { reference } }],
    ['an acceptance without its reference', { pending: [], accepted: { acceptedAt: instant } }],
    ['an acceptance with another property', { pending: [], accepted: { ...accepted, mn: 'M1' } }],
  ])('rejects %s', (_case, record) => {
    // as read back from storage
    expect(fits(record && JSON.parse(JSON.stringify(record)))).toBe(false);
  });
});
