import { expect, test } from 'vitest';
import { createRules } from '../../../../../src/engine/rules/rules.ts';
import { compileForm } from '../../compile.ts';

const { schema, rules } = await compileForm({
  type: 'object',
  properties: { age: { type: 'integer', minimum: 18 }, name: { type: 'string', maxLength: 2 } },
  required: ['age'],
});

test('design: compiled rules tell whether data fits', () => {
  expect(rules.test(schema, { age: 18 })).toBe(true);
  expect(rules.test(schema, { age: 17 })).toBe(false);
});

test('design: a condition that nobody wrote holds', () => {
  expect(rules.test(undefined, {})).toBe(true);
});

test('§5 everything wrong is told at once, so that each field knows its own', () => {
  const errors = rules.errors(schema, { age: 17, name: 'Ada' });
  expect(errors.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual(
    expect.arrayContaining([
      ['/age', 'minimum'],
      ['/name', 'maxLength'],
    ]),
  );
  expect(errors).toHaveLength(2);
});

test('§5 a rule keeps no error of an earlier answer', () => {
  rules.errors(schema, {});
  expect(rules.errors(schema, { age: 18 })).toEqual([]);
});

test('§5 an error says the limit and carries no words of its own', () => {
  const [error] = rules.errors(schema, { age: 17 });
  expect(error).toMatchObject({ keyword: 'minimum', params: { limit: 18 } });
  expect(error).not.toHaveProperty('message');
});

test('§5 lengths are counted in characters as people count them, not in UTF-16 units', () => {
  expect(rules.test(schema, { age: 18, name: '😀😀' })).toBe(true);
  expect(rules.test(schema, { age: 18, name: '😀😀😀' })).toBe(false);
});

test('design: content that is out of step with its rules is told, not passed over', () => {
  const none = createRules({});
  expect(() => none.find('rule0')).toThrow('The rule "rule0" was not compiled');
  expect(() => none.test({ $id: 'rule0' }, {})).toThrow('was not compiled');
  expect(() => none.test({}, {})).toThrow('without $id');
  expect(() => none.errors({}, {})).toThrow('without $id');
});
