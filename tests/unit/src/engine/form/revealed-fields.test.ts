import { expect, test } from 'vitest';
import { revealedFields } from '../../../../../src/engine/form/revealed-fields.ts';
import { compileForm } from '../../compile.ts';

const text = { type: 'string' };
const is = (name: string, value: string) => ({
  type: 'object',
  properties: { [name]: { const: value } },
  required: [name],
});
const form = await compileForm({
  type: 'object',
  properties: { here: text, email: text },
  required: ['here'],
  allOf: [
    {
      if: is('here', 'yes'),
      then: {
        properties: { address: { ...text, title: 'Address' } },
        allOf: [{ if: is('address', 'other'), then: { properties: { suburb: text } } }],
      },
      else: { properties: { address: { ...text, title: 'Intended address' } } },
    },
    { if: is('email', 'none'), then: { properties: { email: { title: 'Why no e-mail?' } } } },
  ],
});
const fieldsFor = (data: object) => revealedFields(form.schema, { ...data }, form.validators);

test('§4 a schema has its own fields, and those of the branch whose condition holds', () => {
  expect(Object.keys(fieldsFor({ here: 'yes' }))).toEqual(['here', 'email', 'address']);
  expect(fieldsFor({ here: 'yes' }).address?.title).toBe('Address');
  expect(fieldsFor({ here: 'no' }).address?.title).toBe('Intended address');
});

test('§4 a branch may reveal more by a condition of its own', () => {
  expect(Object.keys(fieldsFor({ here: 'yes', address: 'other' }))).toContain('suburb');
  expect(Object.keys(fieldsFor({ here: 'no', address: 'other' }))).not.toContain('suburb');
});

test('a branch that says more about a field leaves what was said before', () => {
  expect(fieldsFor({ email: 'none' }).email).toMatchObject({ type: 'string', title: 'Why no e-mail?' });
});
