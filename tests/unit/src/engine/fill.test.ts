import { expect, test } from 'vitest';
import { fill, fillNodes, isFilled } from '../../../../src/engine/fill.ts';

test.each([
  ['Step {step} of {steps}', { step: 2, steps: 4 }, 'Step 2 of 4'],
  ['{name}, {name}!', { name: 'Ada' }, 'Ada, Ada!'],
  ['<{value}>', { value: 0 }, '<0>'],
  ['<{value}>', { value: '' }, '<>'],
  ['<{value}>', { value: false }, '<false>'],
  ['{a} {b}', { a: '{b}', b: 'x' }, '{b} x'],
  ['Call {phone} about {step}', { step: 1 }, 'Call {phone} about 1'],
  ['{constructor} {toString}', {}, '{constructor} {toString}'],
])('fills %j with %j to %j', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

test('fills a Markdown text at every depth', () => {
  const nodes = (price: string) =>
    [{ tag: 'p', children: ['Now ', { tag: 'strong', children: [price] }] }] as const;
  expect(fillNodes(nodes('{price}'), { price: 'A$5' })).toEqual(nodes('A$5'));
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
])('finds all placeholders of %j in %j: %s', (text, values, isKnown) => {
  expect(isFilled(text, values)).toBe(isKnown);
});
