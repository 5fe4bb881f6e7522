import { describe, expect, test } from 'vitest';
import { toSchemaErrors } from '../../../../../scripts/content/check/schema-errors/schema-errors.ts';
import { createAjv } from '../../../../../scripts/schemas/ajv.ts';

function mistakesOf(schema: object, data: unknown): string[] {
  const ajv = createAjv({ verbose: true }).addSchema(schema, 'test');
  ajv.validate('test', data);
  return toSchemaErrors(ajv, ajv.errors).map(
    ({ pointer, part, message }) => `${pointer} ${part}: ${message}`,
  );
}

const circle = {
  properties: { kind: { const: 'circle' }, radius: { type: 'number' } },
  required: ['kind', 'radius'],
};
const square = {
  properties: { kind: { const: 'square' }, side: { type: 'number' } },
  required: ['kind', 'side'],
};

describe('npm run check: one mistake gives one finding', () => {
  test('a union is judged by the branch whose const was written', () => {
    const shape = { oneOf: [circle, square] };
    expect(mistakesOf(shape, { kind: 'square', side: 'long' })).toEqual(['/side value: "side" is a text.']);
  });

  test('a union of types that none fits names them all', () => {
    const schema = { properties: { size: { anyOf: [{ type: 'string' }, { type: 'array' }] } } };
    expect(mistakesOf(schema, { size: 7 })).toEqual(['/size value: "size" is a number.']);
  });

  test('a union is judged by the branch of the value’s type', () => {
    const schema = { properties: { size: { anyOf: [{ type: 'string' }, { type: 'array', maxItems: 1 }] } } };
    expect(mistakesOf(schema, { size: [1, 2] })).toEqual(['/size value: "size" is too long.']);
  });

  test('a union is judged by the branch that looks inside the value', () => {
    const kind = { enum: ['a', 'b'] };
    const schema = { properties: { kind: { anyOf: [kind, { type: 'array', items: kind }] } } };
    expect(mistakesOf(schema, { kind: ['a', 'c'] })).toEqual([
      '/kind/1 value: Item 2 of the list cannot be "c".',
    ]);
  });

  test('an if passes on what its then found, and says nothing itself', () => {
    const schema = { if: { required: ['a'] }, then: { properties: { a: { type: 'number' } } } };
    expect(mistakesOf(schema, { a: 'one' })).toEqual(['/a value: "a" is a text.']);
  });

  test('an item that a list lacks is told once, of the list', () => {
    const schema = { properties: { names: { contains: { const: 'email' } } } };
    expect(mistakesOf(schema, { names: ['firstName', 'agree'] })).toEqual([
      '/names value: "names" lacks "email".',
    ]);
  });

  test('a misspelt key is not also a missing one', () => {
    const schema = { properties: { heading: {} }, required: ['heading'], additionalProperties: false };
    expect(mistakesOf(schema, { haeding: '' })).toEqual(['/haeding key: "haeding" has no place here.']);
  });

  test('all that an object misses is told at once', () => {
    expect(mistakesOf({ properties: { a: {}, b: {} }, required: ['a', 'b'] }, {})).toEqual([
      ' value: "a", "b" are missing.',
    ]);
  });
});
