import { expect, test } from 'vitest';
import { withWidgetModule } from '../../../../../scripts/content/compile/widget-modules.ts';

test.each([
  [{ 'ui:widget': 'typeahead', 'ui:options': { pageSize: 5 } }, 'typeahead-choices'],
  [{ 'ui:widget': 'typeahead' }, 'typeahead-choices'],
  [{ 'ui:widget': 'typeahead', 'ui:options': { source: 'books' } }, 'typeahead'],
  [{ 'ui:widget': 'select' }, 'select'],
])('draws %j with the module “%s”', (field, name) => {
  expect(withWidgetModule(field)).toEqual({ ...field, 'ui:widget': name });
});

test.each([['typeahead'], [null], [{ text: 'Name' }]])('returns %j unchanged', (value) => {
  expect(withWidgetModule(value)).toBe(value);
});
