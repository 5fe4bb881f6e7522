import { expect, test } from 'vitest';
import { fill, fillNodes, isFilled } from '../../../../src/engine/fill.ts';

test('a text takes the values of its {placeholders}', () => {
  expect(fill('Step {step} of {steps}', { step: 2, steps: 4 })).toBe('Step 2 of 4');
});

test('a placeholder that stands twice is filled twice', () => {
  expect(fill('{name}, {name}!', { name: 'Ada' })).toBe('Ada, Ada!');
});

test('what every object has by itself fills no placeholder', () => {
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

test('a placeholder that nothing fills stays, so that it is seen', () => {
  expect(fill('Call {phone} about {step}', { step: 1 })).toBe('Call {phone} about 1');
});

test.each([
  [0, '0'],
  ['', ''],
  [false, 'false'],
])('%j is a value like any other', (value, shown) => {
  expect(fill('<{value}>', { value })).toBe(`<${shown}>`);
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fill('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
});

test('a text in Markdown takes them at every depth, and is otherwise as it was', () => {
  const nodes = [{ tag: 'p', children: ['Now ', { tag: 'strong', children: ['{price}'] }] }] as const;
  expect(fillNodes(nodes, { price: 'A$5' })).toEqual([
    { tag: 'p', children: ['Now ', { tag: 'strong', children: ['A$5'] }] },
  ]);
});

test.each([
  ['You pay {price} now.', { price: 'A$5' }, true],
  ['You pay {price} now.', {}, false],
  ['You pay {price} now.', { price: undefined }, false],
  ['{price} from {day} on', { price: 'A$5' }, false],
  ['{price} from {day} on', { price: 'A$5', day: '' }, true],
  ['{step}', { step: 0 }, true],
  ['{', {}, true],
  ['No placeholder.', {}, true],
])('%j with %j: all that it names is known: %s', (text, values, isKnown) => {
  expect(isFilled(text, values)).toBe(isKnown);
});
