import { expect, test } from 'vitest';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import type { Json } from '../../../../../src/engine/form/paths.ts';
import { widget as checkbox } from '../../../../../src/engine/widgets/checkbox/index.tsx';
import { display as displayCheckboxes } from '../../../../../src/engine/widgets/checkboxes/display.ts';
import { display as displayDate } from '../../../../../src/engine/widgets/date/display.ts';
import { displayOf } from '../../../../../src/engine/widgets/display.ts';
import { display as displayFile } from '../../../../../src/engine/widgets/file/display.ts';
import { joinLines } from '../../../../../src/engine/widgets/lines/lines.ts';
import { display as displayLookup } from '../../../../../src/engine/widgets/lookup/display.ts';
import { display as displayMap } from '../../../../../src/engine/widgets/map/display.ts';
import { display as displayMoney } from '../../../../../src/engine/widgets/money/display.ts';
import { display as displayNumber } from '../../../../../src/engine/widgets/number/display.ts';
import { display as displayTypeahead } from '../../../../../src/engine/widgets/typeahead/display.ts';
import { type DisplayedField, defineWidget, type Widget } from '../../../../../src/engine/widgets/widget.ts';
import { display as displayYesNo } from '../../../../../src/engine/widgets/yes-no/display.ts';
import texts from '../../../../fixtures/library/texts.json';

const Nothing = () => null;
const withDisplay = <Options extends object>(
  display: (value: Json, field: DisplayedField<Options>) => string | undefined,
) => defineWidget('label', Nothing, { display });
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
  expect(shown(withDisplay(joinLines), ['Emma', 7])).toBe('Emma\n7');
});

test('displays a line for each text or number of a map', () => {
  const schema = { propertyNames: { oneOf: [{ const: 'audio', title: 'Read aloud' }] } };
  expect(shown(withDisplay(displayMap), { audio: 5, paper: 'No', other: {} }, {}, schema)).toBe(
    'Read aloud: 5\npaper: No',
  );
});

test('displays the titles of ticked choices, and no others', () => {
  const items = { oneOf: [...pace.oneOf, { const: 12, title: 'Yearly' }] };
  const text = shown(withDisplay(displayCheckboxes), [12, 1, 4, 7], {}, { items });
  expect(text).toBe('Weekly, Monthly and Yearly');
});

test.each([
  ['2026-11-20', '20 November 2026'],
  ['31/02/2026', '31/02/2026'],
])('displays the date %s', (value, text) => {
  expect(shown(withDisplay(displayDate), value)).toBe(text);
});

test.each([
  [5, { suffix: 'years' }, '5 years'],
  [5, {}, '5'],
  ['five', { suffix: 'years' }, 'five'],
])('displays the number %j', (value, options, text) => {
  expect(shown(withDisplay(displayNumber), value, options)).toBe(text);
});

test.each([
  [1250.5, 'A$1,250.50'],
  [-20, '-A$20'],
  ['20,5', '20,5'],
])('displays the amount %j', (value, text) => {
  expect(shown(withDisplay(displayMoney), value, { prefix: 'A$' })).toBe(text);
});

test.each([
  [true, {}, 'Yes'],
  [false, {}, 'No'],
  [false, { no: 'Not yet' }, 'Not yet'],
  ['maybe', {}, undefined],
])('displays the answer %j to a yes or no question', (value, options, text) => {
  expect(shown(withDisplay(displayYesNo), value, options)).toBe(text);
});

test('displays files by their names and sizes', () => {
  const files = [
    { name: 'passport.pdf', size: 1_200_000, type: 'application/pdf' },
    { name: 'visa.png', size: 80_000, type: 'image/png' },
  ];
  expect(shown(withDisplay(displayFile), files)).toBe('passport.pdf (1.2 MB), visa.png (79 KB)');
  expect(shown(withDisplay(displayFile), [])).toBeUndefined();
});

const emma = [{ title: 'Emma', author: 'Jane Austen' }];

test.each([
  [emma, { labelKey: 'title' }, 'Emma'],
  [emma, { labelKey: 'title', detailKey: 'author' }, 'Emma (Jane Austen)'],
  [emma, { labelKey: 'title', detailKey: 'year' }, 'Emma'],
  ['Emm', { labelKey: 'title', detailKey: 'author' }, 'Emm'],
])('displays the item %j of a typeahead', (value, options, text) => {
  expect(shown(withDisplay(displayTypeahead), value, options)).toBe(text);
});

test('displays the title of a choice of a typeahead', () => {
  expect(shown(withDisplay(displayTypeahead), 4, {}, pace as Partial<FormSchema>)).toBe('Monthly');
  expect(shown(withDisplay(displayTypeahead), 'Mont', {}, pace as Partial<FormSchema>)).toBe('Mont');
});

test.each([
  [[{ number: '12', room: 'B' }], '12\nIt stands in B'],
  ['1', '1'],
])('displays the looked-up %j', (value, text) => {
  const options = { labelKey: 'number', found: 'It stands in {room}' };
  expect(shown(withDisplay(displayLookup), value, options)).toBe(text);
});
