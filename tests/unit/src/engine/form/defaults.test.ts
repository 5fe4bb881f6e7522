import { expect, test } from 'vitest';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { withDefaults } from '../../../../../src/engine/form/defaults.ts';

const schema: FormSchema = {
  type: 'object',
  properties: {
    paymentFrequency: { type: 'string', default: 'W' },
    consent: { type: 'boolean', default: false },
    name: { type: 'string' },
    contact: { type: 'object', properties: { country: { type: 'string', default: 'AU' } } },
    empty: { type: 'object', properties: { text: { type: 'string' } } },
  },
};

test('§4 payment frequency is W until the visitor chooses', () => {
  expect(withDefaults(schema, {}).paymentFrequency).toBe('W');
});

test('§4 an answer that was restored wins over the default', () => {
  expect(withDefaults(schema, { paymentFrequency: 'M' }).paymentFrequency).toBe('M');
});

test.each([[false], [0], [''], [null]])('§4 %j is an answer, so no default takes its place', (answer) => {
  expect(withDefaults(schema, { paymentFrequency: answer }).paymentFrequency).toBe(answer);
});

test('a default may be false', () => {
  expect(withDefaults(schema, {}).consent).toBe(false);
});

test('a field without a default stays unanswered', () => {
  expect(withDefaults(schema, {})).not.toHaveProperty('name');
});

test('defaults inside an object are filled in beside what is answered there', () => {
  expect(withDefaults(schema, {}).contact).toEqual({ country: 'AU' });
  expect(withDefaults(schema, { contact: { email: 'a@b.au' } }).contact).toEqual({
    email: 'a@b.au',
    country: 'AU',
  });
});

test('an object without defaults is not made up', () => {
  expect(withDefaults(schema, {})).not.toHaveProperty('empty');
});

test('the answers that were given stay as they were', () => {
  const given = { contact: { email: 'a@b.au' } };
  withDefaults(schema, given);
  expect(given).toEqual({ contact: { email: 'a@b.au' } });
});

test('a field that is revealed later comes with its default', () => {
  const asked: FormSchema = {
    type: 'object',
    properties: { extras: { type: 'boolean' } },
    allOf: [
      {
        if: { properties: { extras: { const: true } }, required: ['extras'] },
        then: { properties: { level: { type: 'string', default: 'basic' } } },
        else: { properties: { level: { type: 'string' }, reminder: { type: 'boolean', default: true } } },
      },
    ],
  };
  expect(withDefaults(asked, {})).toEqual({ level: 'basic', reminder: true });
  expect(withDefaults(asked, { level: 'full' })).toEqual({ level: 'full', reminder: true });
});
