import { expect, test } from 'vitest';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import { firstValue, withDefaults } from '../../../../../src/engine/form/defaults.ts';

const country = { type: 'string', default: 'AU' } as const;
const schema: FormSchema = {
  type: 'object',
  properties: {
    paymentFrequency: { type: 'string', default: 'W' },
    consent: { type: 'boolean', default: false },
    name: { type: 'string' },
    contact: { type: 'object', properties: { country } },
    empty: { type: 'object', properties: { text: { type: 'string' } } },
  },
};

test('§4 fills fields with their defaults at every depth', () => {
  const all = { paymentFrequency: 'W', consent: false, contact: { country: 'AU' } };
  expect(withDefaults(schema, {})).toEqual(all);
  const given = { contact: { email: 'a@b.au' } };
  expect(withDefaults(schema, given).contact).toEqual({ email: 'a@b.au', country: 'AU' });
  expect(given, 'a copy').toEqual({ contact: { email: 'a@b.au' } });
});

test.each(['M', false, 0, '', null])('§4 keeps the answer %j instead of the default', (answer) => {
  expect(withDefaults(schema, { paymentFrequency: answer }).paymentFrequency).toBe(answer);
});

test('fills a revealed field with its default', () => {
  const reminder = { type: 'boolean', default: true } as const;
  const branches: FormSchema = {
    if: { properties: { extras: { const: true } }, required: ['extras'] },
    then: { properties: { level: { type: 'string', default: 'basic' } } },
    else: { properties: { level: { type: 'string' }, reminder } },
  };
  const form: FormSchema = { type: 'object', properties: { extras: { type: 'boolean' } }, allOf: [branches] };
  expect(withDefaults(form, {})).toEqual({ level: 'basic', reminder: true });
  expect(withDefaults(form, { level: 'full' })).toEqual({ level: 'full', reminder: true });
});

const guest: FormSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, meal: { type: 'string', default: 'fish' } },
};
const nested = (property: FormSchema): FormSchema => ({ type: 'object', properties: { guests: property } });

test('fills the entries of a default, and no others', () => {
  const list = nested({ type: 'array', items: guest, default: [{}, { name: 'Ada' }] });
  const filled = [{ meal: 'fish' }, { name: 'Ada', meal: 'fish' }];
  expect(withDefaults(list, {})).toEqual({ guests: filled });
  expect(withDefaults(list, { guests: [{ name: 'Bo' }] })).toEqual({ guests: [{ name: 'Bo' }] });
});

test('returns what a new entry begins with', () => {
  expect(firstValue(guest)).toEqual({ meal: 'fish' });
  expect(firstValue({ ...guest, default: { name: 'Ada' } })).toEqual({ name: 'Ada', meal: 'fish' });
  expect(firstValue({ type: 'integer', default: 0 })).toBe(0);
  expect(firstValue({ type: 'integer' })).toBeUndefined();
});
