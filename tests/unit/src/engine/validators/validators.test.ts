import { expect, test } from 'vitest';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { compileForm, compileValue } from '../../compile.ts';

const properties = { age: { type: 'integer', minimum: 18 }, name: { type: 'string', maxLength: 2 } };
const { schema, validators } = await compileForm({ type: 'object', properties, required: ['age'] });

test('§5 reports all errors of a call with their limits, without texts', () => {
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
  // lengths are counted in characters, not in UTF-16 units
  expect(validators.test(schema, { age: 18, name: '😀😀' })).toBe(true);
  expect(validators.test(schema, { age: 18, name: '😀😀😀' })).toBe(false);
});

test('accepts a missing condition, and throws for a schema that was not compiled', () => {
  expect(validators.test(undefined, {})).toBe(true);
  const none = createValidators({});
  expect(() => none.test({ $id: 'rule0' }, {})).toThrow('No validator "rule0" was compiled');
  expect(() => none.errors({}, {})).toThrow('No validator "" was compiled');
});

test.each([
  ['date', ['2024-02-29'], ['2023-02-29', '1900-02-29', '2026-04-31', '20/11/2026', '2026-1-2', '']],
  ['email', ['maria@example.com'], ['maria@example']],
  ['uri', ['https://example.com/visas?a=1'], ['example.com']],
])('§5 the format "%s" accepts %j and rejects %j', async (format, valid, invalid) => {
  const errorsOf = await compileValue({ type: 'string', format });
  expect(valid.filter((text) => errorsOf(text).length > 0)).toEqual([]);
  for (const text of invalid) expect(errorsOf(text), text).toEqual(['format']);
});

test('does not compile an unknown format', async () => {
  const format = compileValue({ type: 'string', format: 'hostname' });
  await expect(format).rejects.toThrow('unknown format "hostname"');
});
