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
const circle = inA({ kind: { const: 'circle' }, radius: number });
const square = inA({ kind: { const: 'square' }, side: number });
const shape = { oneOf: [circle, square] };
const round = inA({ kind: { enum: ['circle', 'ellipse'] }, radius: number });
const eitherKind = { anyOf: [round, square] };
const dotOrSquare = { oneOf: [inA({ kind: { const: 'dot' } }), { ...square, additionalProperties: false }] };
const bagOrBox = { oneOf: [inA({ kind: { const: 'bag' } }), inA({ kind: { const: 'box' }, lid: shape })] };
const ifA = { if: { required: ['a'] }, then: { properties: { a: number } } };
const headed = { properties: { heading: {} }, required: ['heading'], additionalProperties: false };
const oneChoice = { anyOf: [text, { type: 'object', ...size(choices) }, inA({ width: number })] };
const byReference = {
  definitions: { circle, square },
  ...size({ oneOf: [{ $ref: '#/definitions/circle' }, { $ref: '#/definitions/square' }] }),
};

const textOrList = size({ anyOf: [text, { type: 'array', maxItems: 1 }] });
const oneOrMore = size({ anyOf: [choices, { type: 'array', items: choices }] });
const numbersTwice = size({ oneOf: [number, { type: 'integer' }, text] });
const withEmail = size({ contains: { const: 'email' } });
const withNote = { properties: { kind: {}, note: text }, ...shape };
const shapes = { type: 'array', items: shape };

describe('one mistake is one schema error', () => {
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
    // in a union, the branch with the value's kind is meant
    [shape, { kind: 'square', side: 'long' }, '/side value: "side" is a text.'],
    [
      dotOrSquare,
      { kind: 'square', side: 'long', sied: 1, colour: 'red' },
      '/sied key: "sied" is not allowed here.',
      '/colour key: "colour" is not allowed here.',
      '/side value: "side" is a text.',
    ],
    [shape, { kind: 'sqare', side: 'long' }, '/kind value: "kind" cannot be "sqare".'],
    [shape, { radius: 2 }, ' value: "kind" is missing.'],
    [shape, {}, ' value: "kind" is missing.'],
    [eitherKind, { kind: 'ellipse', radius: 'r' }, '/radius value: "radius" is a text.'],
    [eitherKind, { kind: 'square' }, ' value: "side" is missing.'],
    [byReference, { size: { kind: 'square', side: 'long' } }, '/size/side value: "side" is a text.'],
    [
      withNote,
      { kind: 'circle', radius: 'r', note: 1 },
      '/radius value: "radius" is a text.',
      '/note value: "note" is a number.',
    ],
    [
      shapes,
      [{ kind: 'circle', radius: 'r' }, { kind: 'sqare' }, { kind: 'square', side: 1 }],
      '/0/radius value: "radius" is a text.',
      '/1/kind value: "kind" cannot be "sqare".',
    ],
    [bagOrBox, { kind: 'box', lid: { kind: 'cricle' } }, '/lid/kind value: "kind" cannot be "cricle".'],
    // a choice of one branch is not a kind
    [oneChoice, { size: 'x' }, '/size value: "size" cannot be "x".'],
  ])('%j, %j', (schema, data, ...errors) => {
    expect(errorsOf(schema, data)).toEqual(errors);
  });

  test('one of several needed keys, any of which will do', () => {
    const schema = { anyOf: [{ required: ['source'] }, { required: ['choices'] }] };
    expect(errorsOf(schema, {})).toEqual([' value: "source" or "choices" is missing.']);
    expect(adviceOf(schema, {})).toEqual(['Add one of the two.']);
  });

  test('the advice knows all kinds', () => {
    expect(adviceOf(shape, { kind: 'sqare', side: 2 })).toEqual(['Did you mean "square"?']);
    expect(adviceOf(eitherKind, { kind: 'elipse' })).toEqual(['Did you mean "ellipse"?']);
  });

  test('branches may refer to others, even to each other', () => {
    const definitions = {
      length: number,
      circle: inA({ kind: { const: 'circle' }, radius: { $ref: '#/definitions/length' } }),
      group: inA({ kind: { const: 'group' }, shapes: { items: { $ref: '#/definitions/shape' } } }),
      shape: { oneOf: ['circle', 'group'].map((name) => ({ $ref: `#/definitions/${name}` })) },
    };
    const schema = { definitions, properties: { 'a: shape/of "mine"': { $ref: '#/definitions/shape' } } };
    const items = [{ kind: 'circle', radius: 'r' }, { kind: 'cicle' }];
    const errors = errorsOf(schema, { 'a: shape/of "mine"': { kind: 'group', shapes: items } });
    expect(errors.map((each) => each.slice(20))).toEqual([
      '/shapes/0/radius value: "radius" is a text.',
      '/shapes/1/kind value: "kind" cannot be "cicle".',
    ]);
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
])('one mistake in an authored schema is one error: %j', (schema, expected) => {
  const errors = authoredSchemaErrors(schema).map(({ pointer, advice }) => `${pointer}: ${advice}`);
  expect(errors).toEqual([expected]);
});
