import { expect, test } from 'vitest';
import { chosenItem, textOf } from '../../../../../../src/engine/widgets/typeahead/suggestions.ts';

const visa = { code: '417', name: 'Working Holiday' };

test('§3 the answer is a list with the one item chosen', () => {
  expect(chosenItem([visa])).toBe(visa);
  expect(textOf([visa], 'name')).toBe('Working Holiday');
});

test('§5 a typed text is shown and chooses nothing', () => {
  expect(chosenItem('work')).toBeUndefined();
  expect(textOf('work', 'name')).toBe('work');
});

test.each([[undefined], [[]], [null], [['417']], [[null]], [[[visa]]], [7]])(
  '§5 %j is no choice and shows nothing',
  (value) => {
    expect(chosenItem(value)).toBeUndefined();
    expect(textOf(value, 'name')).toBe('');
  },
);

test('§5 an item without a label shows nothing', () => {
  expect(textOf([{ code: '417' }], 'name')).toBe('');
});
