import { expect, test } from 'vitest';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import { widget as checkbox } from '../../../../../src/engine/widgets/checkbox/index.tsx';
import { widget as checkboxes } from '../../../../../src/engine/widgets/checkboxes/index.tsx';
import { widget as date } from '../../../../../src/engine/widgets/date/index.tsx';
import { displayOf } from '../../../../../src/engine/widgets/display.ts';
import { widget as file } from '../../../../../src/engine/widgets/file/index.tsx';
import { widget as lines } from '../../../../../src/engine/widgets/lines/index.tsx';
import { widget as lookup } from '../../../../../src/engine/widgets/lookup/index.tsx';
import { widget as map } from '../../../../../src/engine/widgets/map/index.tsx';
import { widget as money } from '../../../../../src/engine/widgets/money/index.tsx';
import { widget as number } from '../../../../../src/engine/widgets/number/index.tsx';
import { widget as typeahead } from '../../../../../src/engine/widgets/typeahead/index.tsx';
import { defineWidget, type Widget } from '../../../../../src/engine/widgets/widget.ts';
import { widget as yesNo } from '../../../../../src/engine/widgets/yes-no/index.tsx';
import texts from '../../../../fixtures/library/texts.json';

const Nothing = () => null;
const shown = (
  widget: Widget,
  value: Json | undefined,
  options: object = {},
  schema: Partial<FormSchema> = {},
) => displayOf(widget, value, { schema: { $id: 'field', ...schema }, options, texts });

const pace = {
  oneOf: [
    { const: 1, title: 'Weekly' },
    { const: 4, title: 'Monthly' },
  ],
};

test.each([
  ['the title of a choice', 4, pace, 'Monthly'],
  ['an answer that is no choice any more', 7, pace, '7'],
  ['a choice without a title', 'paper', { enum: ['paper', 'audio'] }, 'paper'],
  ['a text', 'Poetry', {}, 'Poetry'],
  ['a number', 0, {}, '0'],
  ['no answer', undefined, {}, undefined],
  ['an empty text', '', {}, undefined],
  ['a list', [{ name: 'Rex' }], {}, undefined],
  ['a tick', true, {}, undefined],
])('by default displays %s', (_case, value, schema, text) => {
  expect(shown(defineWidget('label', Nothing), value, {}, schema as Partial<FormSchema>)).toBe(text);
});

test('displays a ticked box as “Yes”, and an empty one as nothing', () => {
  expect(shown(checkbox, true)).toBe('Yes');
  expect(shown(checkbox, undefined)).toBeUndefined();
});

test('displays a line for each entry of a list of lines', () => {
  expect(shown(lines, ['Emma', 7])).toBe('Emma\n7');
});

test('displays a line for each text or number of a map', () => {
  const schema = { propertyNames: { oneOf: [{ const: 'audio', title: 'Read aloud' }] } };
  expect(shown(map, { audio: 5, paper: 'No', other: {} }, {}, schema)).toBe('Read aloud: 5\npaper: No');
});

test('displays the titles of ticked choices, and no others', () => {
  const items = { oneOf: [...pace.oneOf, { const: 12, title: 'Yearly' }] };
  const text = shown(checkboxes, [12, 1, 4, 7], {}, { items });
  expect(text).toBe('Weekly, Monthly and Yearly');
});

test.each([
  ['2026-11-20', '20 November 2026'],
  ['31/02/2026', '31/02/2026'],
])('displays the date %s', (value, text) => {
  expect(shown(date, value)).toBe(text);
});

test.each([
  [5, { suffix: 'years' }, '5 years'],
  [5, {}, '5'],
  ['five', { suffix: 'years' }, 'five'],
])('displays the number %j', (value, options, text) => {
  expect(shown(number, value, options)).toBe(text);
});

test.each([
  [1250.5, 'A$1,250.50'],
  [-20, '-A$20'],
  ['20,5', '20,5'],
])('displays the amount %j', (value, text) => {
  expect(shown(money, value, { prefix: 'A$' })).toBe(text);
});

test.each([
  [true, {}, 'Yes'],
  [false, {}, 'No'],
  [false, { no: 'Not yet' }, 'Not yet'],
  ['maybe', {}, undefined],
])('displays the answer %j to a yes or no question', (value, options, text) => {
  expect(shown(yesNo, value, options)).toBe(text);
});

test('displays files by their names and sizes', () => {
  const files = [
    { name: 'passport.pdf', size: 1_200_000, type: 'application/pdf' },
    { name: 'visa.png', size: 80_000, type: 'image/png' },
  ];
  expect(shown(file, files)).toBe('passport.pdf (1.2 MB), visa.png (79 KB)');
  expect(shown(file, [])).toBeUndefined();
});

const emma = [{ title: 'Emma', author: 'Jane Austen' }];

test.each([
  [emma, { labelKey: 'title' }, 'Emma'],
  [emma, { labelKey: 'title', detailKey: 'author' }, 'Emma (Jane Austen)'],
  [emma, { labelKey: 'title', detailKey: 'year' }, 'Emma'],
  ['Emm', { labelKey: 'title', detailKey: 'author' }, 'Emm'],
])('displays the item %j of a typeahead', (value, options, text) => {
  expect(shown(typeahead, value, options)).toBe(text);
});

test('displays the title of a choice of a typeahead', () => {
  expect(shown(typeahead, 4, {}, pace as Partial<FormSchema>)).toBe('Monthly');
  expect(shown(typeahead, 'Mont', {}, pace as Partial<FormSchema>)).toBe('Mont');
});

test.each([
  [[{ number: '12', room: 'B' }], '12\nIt stands in B'],
  ['1', '1'],
])('displays the looked-up %j', (value, text) => {
  const options = { labelKey: 'number', found: 'It stands in {room}' };
  expect(shown(lookup, value, options)).toBe(text);
});
