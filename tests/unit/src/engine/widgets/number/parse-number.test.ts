import { expect, test } from 'vitest';
import { parseNumber } from '../../../../../../src/engine/widgets/number/index.tsx';

test.each([
  ['18', 18],
  [' 18 ', 18],
  ['0', 0],
  ['-2', -2],
  ['1.5', 1.5],
  ['', undefined],
  ['  ', undefined],
])('§5 parses %j as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each([
  ...['eighteen', '18 years', '1e3', '0x12', '1,5', '٣', '018', '1.', '-', 'NaN', 'Infinity'],
  '12345678901234567890',
])('§5 keeps %j as text', (text) => {
  expect(parseNumber(text)).toBe(text);
});
