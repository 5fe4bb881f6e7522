import { describe, expect, test } from 'vitest';
import { authoredSchemaErrors } from '../../../../../scripts/content/check/schema-errors/authored-schemas.ts';
import { toSchemaErrors } from '../../../../../scripts/content/check/schema-errors/schema-errors.ts';
import { createAjv } from '../../../../../scripts/schemas/ajv.ts';

function judge(schema: object, data: unknown) {
  const ajv = createAjv({ verbose: true }).addSchema(schema, 'test');
  ajv.validate('test', data);
  return toSchemaErrors(ajv, ajv.errors);
}

const mistakesOf = (schema: object, data: unknown) =>
  judge(schema, data).map(({ pointer, part, message }) => `${pointer} ${part}: ${message}`);

const fixesOf = (schema: object, data: unknown) => judge(schema, data).map(({ advice }) => advice);

const inA = (properties: object, required: string[] = Object.keys(properties)) => ({ properties, required });

const circle = inA({ kind: { const: 'circle' }, radius: { type: 'number' } });
const square = inA({ kind: { const: 'square' }, side: { type: 'number' } });
const shape = { oneOf: [circle, square] };

describe('npm run check: a union is judged by its discriminator', () => {
  test('the branch whose const was written is meant', () => {
    expect(mistakesOf(shape, { kind: 'square', side: 'long' })).toEqual(['/side value: "side" is a text.']);
  });

  test('however much is wrong in it', () => {
    const mistakes = mistakesOf(
      { oneOf: [inA({ kind: { const: 'dot' } }), { ...square, additionalProperties: false }] },
      { kind: 'square', side: 'long', sied: 1, colour: 'red' },
    );
    expect(mistakes).toEqual([
      '/sied key: "sied" has no place here.',
      '/colour key: "colour" has no place here.',
      '/side value: "side" is a text.',
    ]);
  });

  test('a kind that none has is one mistake, and all kinds are known', () => {
    expect(mistakesOf(shape, { kind: 'sqare', side: 'long' })).toEqual([
      '/kind value: "kind" cannot be "sqare".',
    ]);
    expect(fixesOf(shape, { kind: 'sqare', side: 2 })).toEqual(['Did you mean "square"?']);
  });

  test('without a kind only that is missing: what else has to be there, it would say', () => {
    expect(mistakesOf(shape, { radius: 2 })).toEqual([' value: "kind" is missing.']);
    expect(mistakesOf(shape, {})).toEqual([' value: "kind" is missing.']);
  });

  test('a branch may have several kinds', () => {
    const round = inA({ kind: { enum: ['circle', 'ellipse'] }, radius: { type: 'number' } });
    const either = { anyOf: [round, square] };
    expect(mistakesOf(either, { kind: 'square' })).toEqual([' value: "side" is missing.']);
    expect(mistakesOf(either, { kind: 'ellipse', radius: 'long' })).toEqual([
      '/radius value: "radius" is a text.',
    ]);
    expect(fixesOf(either, { kind: 'elipse' })).toEqual(['Did you mean "ellipse"?']);
  });

  test('so it is where the branches are written elsewhere', () => {
    const schema = {
      definitions: { circle, square },
      properties: { shape: { oneOf: [{ $ref: '#/definitions/circle' }, { $ref: '#/definitions/square' }] } },
    };
    expect(mistakesOf(schema, { shape: { kind: 'square', side: 'long' } })).toEqual([
      '/shape/side value: "side" is a text.',
    ]);
    expect(mistakesOf(schema, { shape: { kind: 'sqare' } })).toEqual([
      '/shape/kind value: "kind" cannot be "sqare".',
    ]);
  });

  test('so it is where the branches take in more, even one another', () => {
    const definitions = {
      length: { type: 'number' },
      circle: inA({ kind: { const: 'circle' }, radius: { $ref: '#/definitions/length' } }),
      square: inA({ kind: { const: 'square' }, side: { $ref: '#/definitions/length' } }),
      group: inA({ kind: { const: 'group' }, shapes: { items: { $ref: '#/definitions/shape' } } }),
      shape: { oneOf: ['circle', 'square', 'group'].map((name) => ({ $ref: `#/definitions/${name}` })) },
    };
    const schema = { definitions, properties: { 'a: shape/of "mine"': { $ref: '#/definitions/shape' } } };
    const told = (mine: object) =>
      mistakesOf(schema, { 'a: shape/of "mine"': mine }).map((text) => text.slice(20));
    expect(told({ kind: 'square', side: 'long' })).toEqual(['/side value: "side" is a text.']);
    expect(told({ kind: 'sqare', side: 1 })).toEqual(['/kind value: "kind" cannot be "sqare".']);
    expect(told({ kind: 'group', shapes: [{ kind: 'circle', radius: 'r' }, { kind: 'cicle' }] })).toEqual([
      '/shapes/0/radius value: "radius" is a text.',
      '/shapes/1/kind value: "kind" cannot be "cicle".',
    ]);
  });

  test('what is wrong beside a union is told as well', () => {
    const schema = { properties: { kind: {}, note: { type: 'string' } }, ...shape };
    expect(mistakesOf(schema, { kind: 'circle', radius: 'r', note: 1 })).toEqual([
      '/radius value: "radius" is a text.',
      '/note value: "note" is a number.',
    ]);
  });

  test('each item of a list by its own', () => {
    const list = { type: 'array', items: shape };
    expect(
      mistakesOf(list, [{ kind: 'circle', radius: 'r' }, { kind: 'sqare' }, { kind: 'square', side: 1 }]),
    ).toEqual(['/0/radius value: "radius" is a text.', '/1/kind value: "kind" cannot be "sqare".']);
  });

  test('a union inside a union', () => {
    const box = inA({ kind: { const: 'box' }, lid: shape });
    const bag = inA({ kind: { const: 'bag' }, colour: { type: 'string' } });
    const schema = { oneOf: [bag, box] };
    expect(mistakesOf(schema, { kind: 'box', lid: { kind: 'circle' } })).toEqual([
      '/lid value: "radius" is missing.',
    ]);
    expect(mistakesOf(schema, { kind: 'box', lid: { kind: 'cricle' } })).toEqual([
      '/lid/kind value: "kind" cannot be "cricle".',
    ]);
  });

  test('a value that one branch takes from a list is no kind', () => {
    const sized = { type: 'object', properties: { size: { enum: ['s', 'm'] } } };
    const schema = { anyOf: [{ type: 'string' }, sized, inA({ width: { type: 'number' } })] };
    expect(mistakesOf(schema, { size: 'x' })).toEqual(['/size value: "size" cannot be "x".']);
  });
});

describe('npm run check: a union without one', () => {
  test('where one of several is needed, any of them will do', () => {
    const schema = { anyOf: [{ required: ['source'] }, { required: ['choices'] }] };
    expect(mistakesOf(schema, {})).toEqual([' value: "source" or "choices" is missing.']);
    expect(fixesOf(schema, {})).toEqual(['Add one of the two.']);
  });

  test('what fits several where it should fit one is told once, without what a further one would say', () => {
    const number = { type: 'number' };
    const schema = { properties: { size: { oneOf: [number, { type: 'integer' }, { type: 'string' }] } } };
    expect(mistakesOf(schema, { size: 7 })).toEqual([
      '/size value: "size" fits several of the ways it may be written.',
    ]);
  });
});

// draft-07 says of itself, in unions that lead back to it, what a schema may be
describe('npm run check: a mistake in an authored schema', () => {
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
  ])('%j is one finding, where it is', (schema, finding) => {
    expect(authoredSchemaErrors(schema).map(({ pointer, advice }) => `${pointer}: ${advice}`)).toEqual([
      finding,
    ]);
  });
});
