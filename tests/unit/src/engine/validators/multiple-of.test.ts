import { expect, test } from 'vitest';
import { isMultipleOf } from '../../../../../src/engine/validators/multiple-of.ts';
import { compileForm } from '../../compile.ts';

const cents = Array.from({ length: 10_000 }, (_, count) => count / 100);

test('accepts every amount of cents up to 100 dollars, and none with half a cent', () => {
  expect(cents.filter((amount) => !isMultipleOf(amount, 0.01))).toEqual([]);
  const halves = cents.map((amount) => Number((amount + 0.005).toFixed(3)));
  expect(halves.filter((amount) => isMultipleOf(amount, 0.01))).toEqual([]);
});

test.each([
  [19.99, 0.01],
  [0.29, 0.01],
  [4.35, 0.05],
  [-4.35, 0.05],
  [0.3, 0.1],
  [0, 0.5],
  [7, 7],
  [1_234_567.89, 0.01],
  [90_071_992_547_409.91, 0.01],
  [1e21, 1],
  [1e300, 1e-5],
  [3e-7, 1e-7],
  [5e-324, 5e-324],
])('%d is a multiple of %d', (value, step) => {
  expect(isMultipleOf(value, step)).toBe(true);
});

test.each([
  [19.995, 0.01],
  [1e-10, 0.01],
  [0.25, 0.5],
  [4.36, 0.05],
  [1_000_000_000_000.005, 0.01],
  [1_000_000_000_000_000.1, 0.25],
  [1.5e-7, 1e-7],
  [5, 0],
])('%d is not a multiple of %d', (value, step) => {
  expect(isMultipleOf(value, step)).toBe(false);
});

test('a compiled form accepts exactly the same amounts', async () => {
  const amount = { type: 'number', multipleOf: 0.01 };
  const { schema, validators } = await compileForm({ type: 'object', properties: { amount } });
  const isValid = (value: number) => validators.errors(schema, { amount: value }).length === 0;
  expect(cents.filter((value) => !isValid(value))).toEqual([]);
  expect([19.995, 1e-10].filter(isValid)).toEqual([]);
});
