import { expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';

const ajv = createSchemaAjv();
const isA = (name: string, data: object) =>
  ajv.validate({ $ref: `schema:/data/journeys.schema.json#/$defs/${name}` }, data);

test.each([
  { kind: 'step' },
  { kind: 'reveal', field: 'age' },
  { kind: 'alert', text: 'Words' },
  { kind: 'item', text: 'Words' },
  { kind: 'notice', text: 'Words' },
  { kind: 'message', field: 'age', keyword: 'required', text: 'Words' },
])('npm run journeys: machines are told of %j', (target) => {
  expect(isA('target', target)).toBe(true);
});

test.each([
  { kind: 'step', text: 'Words' },
  { kind: 'reveal' },
  { kind: 'alert' },
  { kind: 'message', field: 'age', text: 'Words' },
  { kind: 'other' },
])('npm run journeys: machines are never told of %j', (target) => {
  expect(isA('target', target)).toBe(false);
});

test('npm run journeys: of what there is to see, machines are told a visit, or why there is none', () => {
  const visit = { page: '', path: '', hash: 'age', told: {}, facts: {}, earlier: {}, answers: {} };
  const reach = { hash: 'age', target: { kind: 'step' }, file: 'age.json', line: 1 };
  const reason = 'nobody is so old';
  const all = [{ ...reach, visit }, { ...reach, reason }, { ...reach, visit, reason }, reach];
  expect(all.map((each) => isA('reach', each))).toEqual([true, true, false, false]);
});
