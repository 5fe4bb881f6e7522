import { expect, test } from 'vitest';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { compileForm, compileValue } from '../../compile.ts';

const { schema, validators } = await compileForm({
  type: 'object',
  properties: { age: { type: 'integer', minimum: 18 }, name: { type: 'string', maxLength: 2 } },
  required: ['age'],
});

test('§5 validators report all errors at once, with their limits, without texts, and none of an earlier call', () => {
  expect(validators.test(schema, { age: 17 })).toBe(false);
  const errors = validators.errors(schema, { age: 17, name: 'Ada' });
  expect(errors.map(({ instancePath, keyword }) => [instancePath, keyword]).sort()).toEqual([
    ['/age', 'minimum'],
    ['/name', 'maxLength'],
  ]);
  const age = errors.find(({ keyword }) => keyword === 'minimum');
  expect(age?.params).toMatchObject({ limit: 18 });
  expect(age).not.toHaveProperty('message');
  expect(validators.test(schema, { age: 18 })).toBe(true);
  expect(validators.errors(schema, { age: 18 })).toEqual([]);
});

test('§5 lengths are counted in characters, not in UTF-16 units', () => {
  expect(validators.test(schema, { age: 18, name: '😀😀' })).toBe(true);
  expect(validators.test(schema, { age: 18, name: '😀😀😀' })).toBe(false);
});

test('a missing condition holds; a schema that was not compiled throws', () => {
  expect(validators.test(undefined, {})).toBe(true);
  const none = createValidators({});
  expect(() => none.test({ $id: 'rule0' }, {})).toThrow('No validator "rule0" was compiled');
  expect(() => none.errors({}, {})).toThrow('No validator "" was compiled');
});

test.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '1900-02-29', false],
  ['date', '2026-04-31', false],
  ['date', '2026-13-10', false],
  ['date', '20/11/2026', false],
  ['date', '2026-1-2', false],
  ['date', '2026-11-20T00:00', false],
  ['date', '', false],
  ['email', 'maria@example.com', true],
  ['email', 'maria@example', false],
  ['uri', 'https://example.com/visas?a=1', true],
  ['uri', 'example.com', false],
])('§5 the format "%s" of %j is valid: %s', async (format, text, isValid) => {
  const errorsOf = await compileValue({ type: 'string', format });
  expect(errorsOf(text)).toEqual(isValid ? [] : ['format']);
});

test('an unknown format does not compile', async () => {
  const format = compileValue({ type: 'string', format: 'hostname' });
  await expect(format).rejects.toThrow('unknown format "hostname"');
});
