import { expect, test } from 'vitest';
import { suggestionsFor } from '../../../../../../src/engine/widgets/typeahead/suggestions.ts';

const items = ['Emma', 'Persuasion', 'Sanditon'].map((title, index) => ({ title, shelf: `A${index}` }));
const linesOf = (options: Partial<Parameters<typeof suggestionsFor>[0]>) =>
  suggestionsFor({ items, labelKey: 'title', shown: 100, ...options }).map((line) =>
    line.kind === 'more' ? 'more' : `${line.kind}: ${line.label}`,
  );

test('§8 every item is a line, by its label and in the order it came', () => {
  expect(linesOf({})).toEqual(['item: Emma', 'item: Persuasion', 'item: Sanditon']);
});

test('an item may carry a detail beside its label', () => {
  const [first] = suggestionsFor({ items, labelKey: 'title', detailKey: 'shelf', shown: 1 });
  expect(first).toMatchObject({ label: 'Emma', detail: 'A0' });
});

test('an item that lacks the detail has none, and nobody reads "undefined"', () => {
  const [first] = suggestionsFor({
    items: [{ title: 'Emma' }],
    labelKey: 'title',
    detailKey: 'shelf',
    shown: 1,
  });
  expect(first).toMatchObject({ label: 'Emma', detail: undefined });
});

test('§9 beyond a page of results the last line leads to more', () => {
  expect(linesOf({ shown: 2 })).toEqual(['item: Emma', 'item: Persuasion', 'more']);
});

test('§9 a page that holds them all leads nowhere', () => {
  expect(linesOf({ shown: 3 })).not.toContain('more');
});

test('§8 a new text is offered after what was found and before more', () => {
  expect(linesOf({ shown: 1, newText: 'Lady Susan' })).toEqual(['item: Emma', 'new: Lady Susan', 'more']);
});

test('§8 a text that an item carries already is not new, even on a page further down', () => {
  expect(linesOf({ shown: 1, newText: 'Sanditon' })).toEqual(['item: Emma', 'more']);
});

test('§8 a new text becomes an item under the label’s key', () => {
  const lines = suggestionsFor({ items: [], labelKey: 'title', shown: 1, newText: 'Lady Susan' });
  expect(lines).toEqual([{ kind: 'new', item: { title: 'Lady Susan' }, label: 'Lady Susan' }]);
});

test('§4 a way past all items stands last, whatever was found', () => {
  expect(linesOf({ shown: 1, newText: 'Lady Susan', noneText: 'None of these' })).toEqual([
    'item: Emma',
    'new: Lady Susan',
    'more',
    'none: None of these',
  ]);
  expect(linesOf({ items: [], noneText: 'None of these' })).toEqual(['none: None of these']);
});

test('§9 with nothing said of pages, all items are in view', () => {
  expect(suggestionsFor({ items, labelKey: 'title' })).toHaveLength(3);
});
