import { expect, test } from 'vitest';
import { findRequiredModules } from '../../../../../scripts/content/compile/required-modules.ts';

const form = (field: object, ui: object) => ({
  schema: { type: 'object', properties: { field } },
  uiSchema: { field: ui },
});
const text = { type: 'string' };
const people = {
  type: 'array',
  items: { type: 'object', properties: { age: { type: 'integer' }, name: { type: 'string' } } },
};

test('assigns the modules of the first step to the page and those of a later step to that step', () => {
  const first = { hash: 'one', ...form(text, { 'ui:widget': 'date' }) };
  const second = { hash: 'two', ...form(text, { 'ui:widget': 'search', 'ui:options': { source: 'funds' } }) };
  const page = {
    journey: { steps: [{ step: first }, { step: second }] },
    box: form({ type: 'integer' }, {}),
  };
  expect(findRequiredModules(page)).toEqual({
    widgets: ['date', 'number'],
    sources: [],
    steps: { two: { widgets: ['search'], sources: ['funds'] } },
  });
});

test('combines the modules of steps with the same hash', () => {
  const variant = (widget: string) => ({ step: { hash: 'two', ...form(text, { 'ui:widget': widget }) } });
  const steps = [{ step: { hash: 'one', schema: {}, uiSchema: {} } }, variant('a'), variant('b')];
  expect(findRequiredModules({ steps }).steps).toEqual({ two: { widgets: ['a', 'b'], sources: [] } });
});

test('includes the widgets of fields in a list', () => {
  for (const ui of [{ items: { age: {} } }, { 'ui:widget': 'list', items: {} }])
    expect(findRequiredModules(form(people, ui)).widgets).toEqual(['list', 'number', 'text']);
});

test('ignores nested fields of a widget that does not draw fields', () => {
  expect(findRequiredModules(form(people, { 'ui:widget': 'typeahead' })).widgets).toEqual(['typeahead']);
});

test('loads the widgets that display answers in the confirmation with the step that sends them', () => {
  const asked = { hash: 'when', ...form(text, { 'ui:widget': 'date' }) };
  const agreed = { hash: 'agree', schema: { type: 'object' }, uiSchema: {}, submit: {} };
  const journey = {
    steps: [
      { step: { hash: 'start', schema: { type: 'object' }, uiSchema: {} } },
      { step: asked },
      { step: agreed },
    ],
  };
  const widgetsFor = (reads: string[]) =>
    findRequiredModules({ journey, confirmation: { reads } }).steps.agree?.widgets;
  expect(widgetsFor(['field'])).toEqual(['date']);
  expect(widgetsFor(['reference'])).toEqual([]);
});
