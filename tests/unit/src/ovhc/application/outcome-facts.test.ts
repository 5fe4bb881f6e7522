import { describe, expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../../scripts/schemas/ajv.ts';
import { outcomeFacts } from '../../../../../src/ovhc/store/outcome-store.ts';

const THIS = '0'.repeat(32);
const OTHER = '1'.repeat(32);

const ajv = createSchemaAjv();

describe('how an application ended whose answer was lost', () => {
  test.each(['checking', 'unknown', 'not-received', 'refused'] as const)('this one: %s', (outcome) => {
    const facts = outcomeFacts({ [THIS]: outcome }, THIS, false);
    expect(facts).toEqual({ outcome });
    expect(ajv.validate('schema:/data/facts.schema.json', facts)).toBe(true);
  });

  test.each(['checking', 'unknown'] as const)('one for an earlier quote: %s', (outcome) => {
    const facts = outcomeFacts({ [OTHER]: outcome }, THIS, false);
    expect(facts).toEqual({ earlierOutcome: outcome });
    expect(ajv.validate('schema:/data/facts.schema.json', facts)).toBe(true);
  });

  test.each(['not-received', 'refused'] as const)(
    'one for an earlier quote that was %s took no money, so nothing is said of it',
    (outcome) => {
      expect(outcomeFacts({ [OTHER]: outcome }, THIS, false)).toEqual({});
    },
  );

  test('both at once, each for itself', () => {
    expect(outcomeFacts({ [OTHER]: 'unknown', [THIS]: 'not-received' }, THIS, false)).toEqual({
      outcome: 'not-received',
      earlierOutcome: 'unknown',
    });
  });

  test('without a quote every application is an earlier one', () => {
    expect(outcomeFacts({ [THIS]: 'unknown' }, undefined, false)).toEqual({ earlierOutcome: 'unknown' });
  });

  test('where all is known there are no facts', () => {
    expect(outcomeFacts({}, THIS, false)).toEqual({});
    expect(outcomeFacts({}, undefined, false)).toEqual({});
  });
});

test('an application that was accepted lately is a fact', () => {
  expect(outcomeFacts({}, undefined, true)).toEqual({ isConfirmed: true });
  expect(outcomeFacts({ [THIS]: 'checking' }, THIS, true)).toEqual({
    outcome: 'checking',
    isConfirmed: true,
  });
});
