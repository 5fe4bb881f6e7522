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

const inA = (properties: object, required: string[] = Object.keys(properties)) => ({ properties, required });

const circle = inA({ kind: { const: 'circle' }, radius: { type: 'number' } });
const square = inA({ kind: { const: 'square' }, side: { type: 'number' } });
const shape = { oneOf: [circle, square] };
const round = inA({ kind: { enum: ['circle', 'ellipse'] }, radius: { type: 'number' } });
const eitherKind = { anyOf: [round, square] };
const choices = { enum: ['a', 'b'] };

type Case = [what: string, schema: object, data: unknown, errors: readonly string[]];

describe('npm run check: one mistake is one schema error', () => {
  test.each<Case>([
    [
      'a value with none of the types of a union',
      { properties: { size: { anyOf: [{ type: 'string' }, { type: 'array' }] } } },
      { size: 7 },
      ['/size value: "size" is a number.'],
    ],
    [
      'a value of the type of one branch',
      { properties: { size: { anyOf: [{ type: 'string' }, { type: 'array', maxItems: 1 }] } } },
      { size: [1, 2] },
      ['/size value: "size" is too long.'],
    ],
    [
      'a value inside the value',
      { properties: { kind: { anyOf: [choices, { type: 'array', items: choices }] } } },
      { kind: ['a', 'c'] },
      ['/kind/1 value: Item 2 of the list cannot be "c".'],
    ],
    [
      'a value that "then" refuses',
      { if: { required: ['a'] }, then: { properties: { a: { type: 'number' } } } },
      { a: 'one' },
      ['/a value: "a" is a text.'],
    ],
    [
      'an item that a list lacks',
      { properties: { names: { contains: { const: 'email' } } } },
      { names: ['firstName', 'agree'] },
      ['/names value: "names" lacks "email".'],
    ],
    [
      'a misspelt key, which is not also missing',
      { properties: { heading: {} }, required: ['heading'], additionalProperties: false },
      { haeding: '' },
      ['/haeding key: "haeding" is not allowed here.'],
    ],
    [
      'several missing keys',
      { properties: { a: {}, b: {} }, required: ['a', 'b'] },
      {},
      [' value: "a", "b" are missing.'],
    ],
    [
      'a value that matches several branches of oneOf, without the others’ errors',
      { properties: { size: { oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'string' }] } } },
      { size: 7 },
      ['/size value: "size" matches several alternatives.'],
    ],
  ])('%s', (_what, schema, data, errors) => {
    expect(errorsOf(schema, data)).toEqual(errors);
  });

  test('one of several needed keys, any of which will do', () => {
    const schema = { anyOf: [{ required: ['source'] }, { required: ['choices'] }] };
    expect(errorsOf(schema, {})).toEqual([' value: "source" or "choices" is missing.']);
    expect(adviceOf(schema, {})).toEqual(['Add one of the two.']);
  });
});

describe('npm run check: in a union, the branch with the value’s kind is meant', () => {
  test.each<Case>([
    ['a fault in it', shape, { kind: 'square', side: 'long' }, ['/side value: "side" is a text.']],
    [
      'many faults in it',
      { oneOf: [inA({ kind: { const: 'dot' } }), { ...square, additionalProperties: false }] },
      { kind: 'square', side: 'long', sied: 1, colour: 'red' },
      [
        '/sied key: "sied" is not allowed here.',
        '/colour key: "colour" is not allowed here.',
        '/side value: "side" is a text.',
      ],
    ],
    ['an unknown kind', shape, { kind: 'sqare', side: 'long' }, ['/kind value: "kind" cannot be "sqare".']],
    ['no kind', shape, { radius: 2 }, [' value: "kind" is missing.']],
    ['nothing at all', shape, {}, [' value: "kind" is missing.']],
    [
      'a branch of several kinds',
      eitherKind,
      { kind: 'ellipse', radius: 'r' },
      ['/radius value: "radius" is a text.'],
    ],
    ['its missing key', eitherKind, { kind: 'square' }, [' value: "side" is missing.']],
    [
      'branches that are references',
      {
        definitions: { circle, square },
        properties: {
          shape: { oneOf: [{ $ref: '#/definitions/circle' }, { $ref: '#/definitions/square' }] },
        },
      },
      { shape: { kind: 'square', side: 'long' } },
      ['/shape/side value: "side" is a text.'],
    ],
    [
      'a fault beside the union',
      { properties: { kind: {}, note: { type: 'string' } }, ...shape },
      { kind: 'circle', radius: 'r', note: 1 },
      ['/radius value: "radius" is a text.', '/note value: "note" is a number.'],
    ],
    [
      'items of a list, each by its own kind',
      { type: 'array', items: shape },
      [{ kind: 'circle', radius: 'r' }, { kind: 'sqare' }, { kind: 'square', side: 1 }],
      ['/0/radius value: "radius" is a text.', '/1/kind value: "kind" cannot be "sqare".'],
    ],
    [
      'a union inside a union',
      { oneOf: [inA({ kind: { const: 'bag' } }), inA({ kind: { const: 'box' }, lid: shape })] },
      { kind: 'box', lid: { kind: 'cricle' } },
      ['/lid/kind value: "kind" cannot be "cricle".'],
    ],
    [
      'a choice of one branch, which is not a kind',
      {
        anyOf: [
          { type: 'string' },
          { type: 'object', properties: { size: { enum: ['s', 'm'] } } },
          inA({ width: { type: 'number' } }),
        ],
      },
      { size: 'x' },
      ['/size value: "size" cannot be "x".'],
    ],
  ])('%s', (_what, schema, data, errors) => {
    expect(errorsOf(schema, data)).toEqual(errors);
  });

  test('the advice knows all kinds', () => {
    expect(adviceOf(shape, { kind: 'sqare', side: 2 })).toEqual(['Did you mean "square"?']);
    expect(adviceOf(eitherKind, { kind: 'elipse' })).toEqual(['Did you mean "ellipse"?']);
  });

  test('also if branches refer to others, even to each other', () => {
    const definitions = {
      length: { type: 'number' },
      circle: inA({ kind: { const: 'circle' }, radius: { $ref: '#/definitions/length' } }),
      group: inA({ kind: { const: 'group' }, shapes: { items: { $ref: '#/definitions/shape' } } }),
      shape: { oneOf: ['circle', 'group'].map((name) => ({ $ref: `#/definitions/${name}` })) },
    };
    const schema = { definitions, properties: { 'a: shape/of "mine"': { $ref: '#/definitions/shape' } } };
    const shapes = [{ kind: 'circle', radius: 'r' }, { kind: 'cicle' }];
    const errors = errorsOf(schema, { 'a: shape/of "mine"': { kind: 'group', shapes } });
    expect(errors.map((text) => text.slice(20))).toEqual([
      '/shapes/0/radius value: "radius" is a text.',
      '/shapes/1/kind value: "kind" cannot be "cicle".',
    ]);
  });
});

// the meta-schema of draft-07 contains unions that refer to each other
describe('npm run check: one mistake in an authored schema is one error', () => {
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
  ])('%j', (schema, expected) => {
    expect(authoredSchemaErrors(schema).map(({ pointer, advice }) => `${pointer}: ${advice}`)).toEqual([
      expected,
    ]);
  });
});
