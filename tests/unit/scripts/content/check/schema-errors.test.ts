import { describe, expect, test } from 'vitest';
import { authoredSchemaErrors } from '../../../../../scripts/content/check/schema-errors/authored-schemas.ts';
import { toSchemaErrors } from '../../../../../scripts/content/check/schema-errors/schema-errors.ts';
import { createAjv } from '../../../../../scripts/schemas/ajv.ts';

function validate(schema: object, data: unknown) {
  const ajv = createAjv({ verbose: true }).addSchema(schema, 'test');
  ajv.validate('test', data);
  return toSchemaErrors(ajv, ajv.errors);
}

const errorsOf = (schema: object, data: unknown) =>
  validate(schema, data).map(({ pointer, part, message }) => `${pointer} ${part}: ${message}`);

const adviceOf = (schema: object, data: unknown) => validate(schema, data).map(({ advice }) => advice);

const inA = (properties: object) => ({ properties, required: Object.keys(properties) });
const size = (schema: object) => ({ properties: { size: schema } });

const number = { type: 'number' };
const text = { type: 'string' };
const choices = { enum: ['a', 'b'] };
const ifA = { if: { required: ['a'] }, then: { properties: { a: number } } };
const headed = { properties: { heading: {} }, required: ['heading'], additionalProperties: false };
const oneChoice = { anyOf: [text, { type: 'object', ...size(choices) }, inA({ width: number })] };
const textOrList = size({ anyOf: [text, { type: 'array', maxItems: 1 }] });
const oneOrMore = size({ anyOf: [choices, { type: 'array', items: choices }] });
const numbersTwice = size({ oneOf: [number, { type: 'integer' }, text] });
const withEmail = size({ contains: { const: 'email' } });

describe('schema errors', () => {
  test.each<[schema: object, data: unknown, ...errors: string[]]>([
    [textOrList, { size: 7 }, '/size value: "size" is a number.'],
    [textOrList, { size: [1, 2] }, '/size value: "size" is too long.'],
    [oneOrMore, { size: ['a', 'c'] }, '/size/1 value: Item 2 of the list cannot be "c".'],
    [ifA, { a: 'one' }, '/a value: "a" is a text.'],
    [withEmail, { size: ['firstName', 'agree'] }, '/size value: "size" lacks "email".'],
    // a misspelt key is not also missing
    [headed, { haeding: '' }, '/haeding key: "haeding" is not allowed here.'],
    [inA({ a: {}, b: {} }), {}, ' value: "a", "b" are missing.'],
    [numbersTwice, { size: 7 }, '/size value: "size" matches several alternatives.'],
    [oneChoice, { size: 'x' }, '/size value: "size" cannot be "x".'],
  ])('report one mistake in $1 once: $2', (schema, data, ...errors) => {
    expect(errorsOf(schema, data)).toEqual(errors);
  });

  test('name all alternatives if one of several keys is required', () => {
    const schema = { anyOf: [{ required: ['source'] }, { required: ['choices'] }] };
    expect(errorsOf(schema, {})).toEqual([' value: "source" or "choices" is missing.']);
    expect(adviceOf(schema, {})).toEqual(['Add one of the two.']);
  });

  test('support branches that refer to each other', () => {
    const definitions = {
      group: { type: 'object', properties: { shapes: { items: { $ref: '#/definitions/shape' } } } },
      shape: { anyOf: [text, { $ref: '#/definitions/group' }] },
    };
    const schema = { definitions, properties: { 'a: shape/of "mine"': { $ref: '#/definitions/shape' } } };
    const errors = errorsOf(schema, { 'a: shape/of "mine"': { shapes: ['a', { shapes: [7] }] } });
    expect(errors).toEqual(['/a: shape~1of "mine"/shapes/1/shapes/0 value: Item 1 of the list is a number.']);
  });
});

// the meta-schema of draft-07 contains unions that refer to each other
test.each([
  [{ type: 'sting' }, '/type: Did you mean "string"?'],
  [{ type: ['string', 'nmber'] }, '/type/1: Did you mean "number"?'],
  [{ items: 7 }, '/items: Write an object { … } or true or false or a list [ … ].'],
  [{ items: [{ type: 'sting' }] }, '/items/0/type: Did you mean "string"?'],
  [{ dependencies: { a: [1] } }, '/dependencies/a/0: Write a text.'],
  [
    { allOf: [{ properties: { a: { type: 'objct' } } }] },
    '/allOf/0/properties/a/type: Did you mean "object"?',
  ],
])('reports one mistake in an authored schema once: %j', (schema, expected) => {
  const errors = authoredSchemaErrors(schema).map(({ pointer, advice }) => `${pointer}: ${advice}`);
  expect(errors).toEqual([expected]);
});
