import { expect, test } from 'vitest';
import { widgetNameOf } from '../../../../../src/engine/form/schema.ts';

test.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'integer' }, 'number'],
  [{ type: 'number' }, 'number'],
  [{ type: 'string', enum: ['yes', 'no'] }, 'select'],
  [{ type: 'integer', oneOf: [{ const: 1 }] }, 'select'],
  [{ type: 'array' }, 'list'],
] as const)('%j is drawn as %s', (schema, name) => {
  expect(widgetNameOf({ ...schema } as Parameters<typeof widgetNameOf>[0], {})).toBe(name);
});

test('the widget that an author names comes first', () => {
  expect(widgetNameOf({ type: 'string', enum: ['yes'] }, { 'ui:widget': 'button-group' })).toBe(
    'button-group',
  );
});
