import { expect, test } from 'vitest';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { reviewFields } from '../../../../../src/engine/journey/reviewed-answers.ts';
import { createValidators } from '../../../../../src/engine/validators/validators.ts';
import { widget as text } from '../../../../../src/engine/widgets/text/index.tsx';
import texts from '../../../../fixtures/library/texts.json';

const point = { type: 'object', properties: { row: { type: 'string', title: 'Row' } } };
const schema = {
  properties: {
    place: {
      title: 'Place',
      anyOf: [
        { type: 'string', title: 'A name' },
        { ...point, title: 'A position' },
      ],
    },
    notes: {
      type: 'object',
      title: 'Notes',
      propertyNames: { oneOf: [{ const: 'zh', title: 'Chinese' }] },
      additionalProperties: { type: 'string', title: 'Note' },
    },
    shelves: { type: 'object', title: 'Shelves', additionalProperties: point },
  },
} as FormSchema;
const uiSchema: UiSchema = {
  place: { 'ui:widget': 'variant', 'ui:options': {} },
  notes: { 'ui:widget': 'map', 'ui:options': {} },
  shelves: { 'ui:widget': 'map', 'ui:options': {} },
};

const reviewed = (answers: JsonObject) => {
  const engine = {
    widgets: { text },
    sources: {},
    texts,
    report: () => {},
    validators: createValidators({}),
  };
  const found = reviewFields({ schema, uiSchema, path: [], group: '', values: {} }, answers, {}, engine);
  return found.map(({ at, group, label, text: answer }) => `${at} ${group} | ${label}: ${answer}`);
};

test('reviews the field of an answer’s kind, and the entries of maps', () => {
  expect(reviewed({ place: 'Here', notes: { zh: '你好' }, shelves: { top: { row: '7' } } })).toEqual([
    '/place  | Place: Here',
    '/notes/zh Notes | Chinese: 你好',
    '/shelves/top/row Shelves, top | Row: 7',
  ]);
});

test('reviews the fields of a kind as a group, and missing answers', () => {
  expect(reviewed({ place: { row: '7' } })).toEqual([
    '/place/row Place | Row: 7',
    '/notes  | Notes: undefined',
    '/shelves  | Shelves: undefined',
  ]);
});
