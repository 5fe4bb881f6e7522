import { expect, test } from 'vitest';
import * as suggestions from '../../../../../../src/engine/widgets/typeahead/suggestions.ts';

const { chosenItem, suggestionsFor, textOf } = suggestions;
const items = ['Emma', 'Persuasion', 'Sanditon'].map((title, index) => ({ title, shelf: `A${index}` }));
const all = ['item: Emma', 'item: Persuasion', 'item: Sanditon'];
const [newText, noneText] = ['Lady Susan', 'None of these'];
const [added, none] = [`new: ${newText}`, `none: ${noneText}`];

test.each<[string, Partial<Parameters<typeof suggestionsFor>[0]>, string[]]>([
  ['§8 lists all items in their order', {}, all],
  ['§9 lists all items if they fill one page', { shown: 3 }, all],
  ['§9 lists a page and a line for more', { shown: 2 }, ['item: Emma', 'item: Persuasion', 'more']],
  ['§8 lists a new text after the items', { shown: 1, newText }, ['item: Emma', added, 'more']],
  ['§8 lists no new text equal to a hidden item', { shown: 1, newText: 'Sanditon' }, ['item: Emma', 'more']],
  ['§4 lists "none of these" last', { shown: 1, newText, noneText }, ['item: Emma', added, 'more', none]],
  ['§4 lists only "none of these" without items', { items: [], noneText }, [none]],
])('%s', (_case, options, lines) => {
  const found = suggestionsFor({ items, labelKey: 'title', ...options });
  expect(found.map((line) => (line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`))).toEqual(lines);
});

test('adds details beside labels, and §8 a new text under the label’s key', () => {
  const some = [{ title: 'Emma', shelf: 'A0' }, { title: 'Emma' }];
  const lines = suggestionsFor({ items: some, labelKey: 'title', detailKey: 'shelf', newText });
  const added = { kind: 'new', item: { title: newText }, label: newText };
  expect(lines).toMatchObject([{ detail: 'A0' }, { label: 'Emma', detail: undefined }, added]);
});

test('§3 returns the chosen item and its label', () => {
  const visa = { code: '417', name: 'Working Holiday' };
  expect(chosenItem([visa])).toBe(visa);
  expect(textOf([visa], 'name')).toBe('Working Holiday');
  expect(textOf([{ code: '417' }], 'name')).toBe('');
});

test.each([['work'], [undefined], [[]], [null], [['417']], [[null]], [[[{}]]], [7]])(
  '§5 finds no chosen item in %j',
  (value) => {
    expect(chosenItem(value)).toBeUndefined();
    expect(textOf(value, 'name')).toBe(value === 'work' ? 'work' : '');
  },
);
