import { expect, test } from 'vitest';
import { formatAmount, parseAmount } from '../../../../../../src/engine/widgets/money/amount.ts';

test.each([
  ['20', 20],
  ['20.5', 20.5],
  ['20.50', 20.5],
  ['20.', 20],
  ['.50', 0.5],
  ['007', 7],
  ['0', 0],
  ['-0', 0],
  ['-20', -20],
  ['1,250.50', 1250.5],
  ['1 250.50', 1250.5],
  ['1,234,567', 1234567],
  ['$20', 20],
  ['A$ 20', 20],
  ['au$20', 20],
  ['AUD 20.10', 20.1],
  ['20 AUD', 20],
  ['-A$20', -20],
  ['9999999999999.99', 9999999999999.99],
  [' ', undefined],
])('parses %j as %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ...['20.505', '20,50', '1.250,50', '1,25', '12,34,567', '1 2', '20 dollars', 'US$20', '€20', '20%', '1e3'],
  ...['$', '.', '-', 'A$', '5-', '9007199254740993', '99999999999999999.99'],
])('keeps %j as text', (text) => {
  expect(parseAmount(text)).toBe(text);
});

test.each([
  [1250.5, '1,250.50'],
  [20, '20'],
  [0.1, '0.10'],
  [-1250, '-1,250'],
  [1.005, '1.005'],
])('formats %d', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
  expect(parseAmount(text)).toBe(amount === 1.005 ? text : amount);
});
