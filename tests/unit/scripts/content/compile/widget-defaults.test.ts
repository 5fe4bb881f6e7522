import { expect, test } from 'vitest';
import { withDefaultOptions } from '../../../../../scripts/content/compile/widget-defaults.ts';

test.each([
  ['its own schema', 'typeahead', { delay: 200, minLength: 2 }],
  ['a schema that its own schema refers to', 'suburb', { delay: 800, minLength: 3 }],
])('gives a widget the defaults of %s', (_case, widget, options) => {
  expect(withDefaultOptions({ 'ui:widget': widget })).toMatchObject({ 'ui:options': options });
});

test('keeps an option that content sets', () => {
  const field = { 'ui:widget': 'address', 'ui:options': { delay: 50, notListed: 'None' } };
  expect(withDefaultOptions(field)).toEqual({
    'ui:widget': 'address',
    'ui:options': { minLength: 3, delay: 50, notListed: 'None' },
  });
});

test.each([
  [{ 'ui:widget': 'checkbox' }],
  [{ 'ui:widget': 'unknown' }],
  [{ text: 'Name' }],
  ['text'],
  [null],
])('returns %j unchanged', (value) => {
  expect(withDefaultOptions(value)).toBe(value);
});
