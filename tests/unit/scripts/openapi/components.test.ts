import { expect, test } from 'vitest';
import { createComponents } from '../../../../scripts/openapi/components.ts';

const place = { uri: 'schema:/api/visatypes.schema.json', pointer: '' };
const convert = (schema: object) => createComponents().add({ schema: { ...schema }, place });

test('replaces what only draft-07 has by what draft 2020-12 has', () => {
  expect(convert({ items: [{ type: 'string' }, { type: 'number' }], additionalItems: false })).toEqual({
    prefixItems: [{ type: 'string' }, { type: 'number' }],
    items: false,
  });
  expect(convert({ items: { type: 'string' }, additionalItems: false })).toEqual({
    items: { type: 'string' },
  });
  expect(convert({ dependencies: { a: ['b'], c: { required: ['d'] } } })).toEqual({
    dependentRequired: { a: ['b'] },
    dependentSchemas: { c: { required: ['d'] } },
  });
});

test('leaves out the keywords of our tools, but no property of that name', () => {
  const schema = { tsType: 'string', definitions: {}, $defs: {}, properties: { pages: { names: 'choice' } } };
  expect(convert(schema)).toEqual({ properties: { pages: {} } });
});

test('makes a component of a schema with a title, and inserts one without a title', () => {
  const { add, schemas } = createComponents();
  const price = { $ref: '../data/prices.schema.json#/$defs/amount', description: 'The price.' };
  const visa = { $ref: '../data/visa-type.schema.json', description: 'The visa.' };
  expect(add({ schema: { properties: { price, visa } }, place })).toEqual({
    properties: {
      price: expect.objectContaining({
        type: 'string',
        pattern: '^\\d+\\.\\d{2}$',
        description: 'The price.',
      }),
      visa: { $ref: '#/components/schemas/VisaType', description: 'The visa.' },
    },
  });
  expect(Object.keys(schemas)).toEqual(['VisaType']);
});

test('refuses two schemas with the same title', () => {
  const { add } = createComponents();
  add({ schema: { title: 'Visa' }, place });
  const other = { schema: { title: 'Visa' }, place: { ...place, pointer: '/properties/response' } };
  expect(() => add(other)).toThrow('have the same title');
});
