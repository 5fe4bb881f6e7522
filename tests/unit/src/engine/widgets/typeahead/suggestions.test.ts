import { expect, test } from 'vitest';
import {
  chosenItem,
  suggestionsFor,
  textOf,
} from '../../../../../../src/engine/widgets/typeahead/suggestions.ts';

const items = ['Emma', 'Persuasion', 'Sanditon'].map((title, index) => ({ title, shelf: `A${index}` }));
const NONE = 'None of these';

test.each<[string, Partial<Parameters<typeof suggestionsFor>[0]>, string[]]>([
  ['§8 all items, in their order', {}, ['item: Emma', 'item: Persuasion', 'item: Sanditon']],
  ['§9 a page that has them all', { shown: 3 }, ['item: Emma', 'item: Persuasion', 'item: Sanditon']],
  ['§9 a page, and the line to more', { shown: 2 }, ['item: Emma', 'item: Persuasion', 'more']],
  [
    '§8 a new text after the items',
    { shown: 1, newText: 'Lady Susan' },
    ['item: Emma', 'new: Lady Susan', 'more'],
  ],
  [
    '§8 no new text that an item has, on a later page too',
    { shown: 1, newText: 'Sanditon' },
    ['item: Emma', 'more'],
  ],
  [
    '§4 the line that is no item at the end',
    { shown: 1, newText: 'Lady Susan', noneText: NONE },
    ['item: Emma', 'new: Lady Susan', 'more', `none: ${NONE}`],
  ],
  ['§4 that line alone', { items: [], noneText: NONE }, [`none: ${NONE}`]],
])('the list has %s', (_case, options, lines) => {
  const suggestions = suggestionsFor({ items, labelKey: 'title', ...options });
  expect(suggestions.map((line) => (line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`))).toEqual(
    lines,
  );
});

test('an item may have a detail beside its label', () => {
  const some = [...items.slice(0, 1), { title: 'Emma' }];
  const details = suggestionsFor({ items: some, labelKey: 'title', detailKey: 'shelf' });
  expect(details).toMatchObject([{ detail: 'A0' }, { label: 'Emma', detail: undefined }]);
});

test('§8 a new text becomes an item under the label’s key', () => {
  const lines = suggestionsFor({ items: [], labelKey: 'title', shown: 1, newText: 'Lady Susan' });
  expect(lines).toEqual([{ kind: 'new', item: { title: 'Lady Susan' }, label: 'Lady Susan' }]);
});

test('§3 the answer is a list with the one item chosen, whose label is shown', () => {
  const visa = { code: '417', name: 'Working Holiday' };
  expect(chosenItem([visa])).toBe(visa);
  expect(textOf([visa], 'name')).toBe('Working Holiday');
  expect(textOf([{ code: '417' }], 'name')).toBe('');
});

test.each([['work'], [undefined], [[]], [null], [['417']], [[null]], [[[{ name: 'x' }]]], [7]])(
  '§5 %j chooses nothing, and is shown only as a text',
  (value) => {
    expect(chosenItem(value)).toBeUndefined();
    expect(textOf(value, 'name')).toBe(value === 'work' ? 'work' : '');
  },
);
