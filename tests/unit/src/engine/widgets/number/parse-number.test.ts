import { expect, test } from 'vitest';
import { parseNumber } from '../../../../../../src/engine/widgets/number/parse-number.ts';

test.each([
  ['18', 18],
  [' 18 ', 18],
  ['0', 0],
  ['-2', -2],
  ['1.5', 1.5],
  ['1.0', 1],
  ['20.50', 20.5],
  ['19.99', 19.99],
  ['1.', 1],
  ['.5', 0.5],
  ['+5', 5],
  ['-0', 0],
  ['007', 7],
  ['1,250.50', 1250.5],
  ['-12,345,678', -12_345_678],
  ['0.0000001', 1e-7],
  ['000123456789012345', 123_456_789_012_345],
  ['', undefined],
  ['  ', undefined],
])('§5 parses %j as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  ...['eighteen', '18 years', '1e3', '0x12', '٣', '-', '.', '+-5', '1.2.3', 'NaN', 'Infinity'],
  ...['1,5', '0,250', '1,25', '1250,500', '1,250,50', ',250', '1,,250', '1.250,50'],
  ...['12345678901234567890', '0.1234567890123456'],
])('§5 keeps %j as text', (text) => {
  expect(parseNumber(text)).toBe(text);
});

test('§5 returns exactly the number that is written, for every amount of cents', () => {
  const texts = Array.from({ length: 10_000 }, (_, cents) => (cents / 100).toFixed(2));
  expect(texts.filter((text) => (parseNumber(text) as number).toFixed(2) !== text)).toEqual([]);
});
