import { expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';

const ajv = createSchemaAjv();
const isTarget = (target: object) =>
  ajv.validate({ $ref: 'schema:/data/journeys.schema.json#/$defs/target' }, target);

test.each([
  { kind: 'step' },
  { kind: 'reveal', field: 'age' },
  { kind: 'alert', text: 'Words' },
  { kind: 'item', text: 'Words' },
  { kind: 'notice', text: 'Words' },
  { kind: 'message', field: 'age', keyword: 'required', text: 'Words' },
])('npm run journeys: machines are told of %j', (target) => {
  expect(isTarget(target)).toBe(true);
});

test.each([
  { kind: 'step', text: 'Words' },
  { kind: 'reveal' },
  { kind: 'alert' },
  { kind: 'message', field: 'age', text: 'Words' },
  { kind: 'other' },
])('npm run journeys: machines are never told of %j', (target) => {
  expect(isTarget(target)).toBe(false);
});
