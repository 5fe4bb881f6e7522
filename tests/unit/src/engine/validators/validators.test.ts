import { expect, test } from 'vitest';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { compileForm } from '../../compile.ts';

const { schema, validators } = await compileForm({
  type: 'object',
  properties: { age: { type: 'integer', minimum: 18 }, name: { type: 'string', maxLength: 2 } },
  required: ['age'],
});

test('compiled validators tell whether data fits', () => {
  expect(validators.test(schema, { age: 18 })).toBe(true);
  expect(validators.test(schema, { age: 17 })).toBe(false);
});

test('a condition that nobody wrote holds', () => {
  expect(validators.test(undefined, {})).toBe(true);
});

test('§5 everything wrong is told at once, so that each field knows its own', () => {
  const errors = validators.errors(schema, { age: 17, name: 'Ada' });
  expect(errors.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual(
    expect.arrayContaining([
      ['/age', 'minimum'],
      ['/name', 'maxLength'],
    ]),
  );
  expect(errors).toHaveLength(2);
});

test('§5 a rule keeps no error of an earlier answer', () => {
  validators.errors(schema, {});
  expect(validators.errors(schema, { age: 18 })).toEqual([]);
});

test('§5 an error says the limit and carries no words of its own', () => {
  const [error] = validators.errors(schema, { age: 17 });
  expect(error).toMatchObject({ keyword: 'minimum', params: { limit: 18 } });
  expect(error).not.toHaveProperty('message');
});

test('§5 lengths are counted in characters as people count them, not in UTF-16 units', () => {
  expect(validators.test(schema, { age: 18, name: '😀😀' })).toBe(true);
  expect(validators.test(schema, { age: 18, name: '😀😀😀' })).toBe(false);
});

test('a schema that was not compiled throws', () => {
  const none = createValidators({});
  expect(() => none.test({ $id: 'rule0' }, {})).toThrow('No validator "rule0" was compiled');
  expect(() => none.errors({}, {})).toThrow('No validator "" was compiled');
});
