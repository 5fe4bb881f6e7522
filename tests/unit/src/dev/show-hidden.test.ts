import { expect, test } from 'vitest';
import { showHidden } from '../../../../src/dev/preview/show-hidden.ts';

const shown = <Content>(content: Content) => {
  showHidden(content);
  return content;
};

test('removes compiled conditions, but no field that has the name of one', () => {
  const content = {
    alerts: [{ text: 'a', when: { $id: 'rule1' } }],
    uiSchema: { when: { 'ui:widget': 'date' } },
  };
  expect(shown(content)).toEqual({ alerts: [{ text: 'a' }], uiSchema: { when: { 'ui:widget': 'date' } } });
});

test('reveals the fields of both branches, at every depth', () => {
  const inner = { if: { $id: 'rule2' }, then: { properties: { c: {} } } };
  const schema = {
    allOf: [
      {
        if: { $id: 'rule1', required: ['a'] },
        then: { properties: { b: inner } },
        else: { required: ['a'] },
      },
    ],
  };
  expect(shown({ schema })).toEqual({
    schema: {
      allOf: [
        { allOf: [{ properties: { b: { allOf: [{ properties: { c: {} } }] } } }, { required: ['a'] }] },
      ],
    },
  });
});

test('keeps the condition of a text that replaces a form', () => {
  const submit = { closed: { text: 'Closed', when: { $id: 'rule1' } } };
  expect(shown({ submit })).toEqual({ submit: { closed: { text: 'Closed', when: { $id: 'rule1' } } } });
});

test('keeps items with the same label apart', () => {
  const { items } = shown({
    items: [{ label: 'How you pay' }, { label: 'How you pay' }, { label: 'Product' }],
  });
  expect(new Set(items.map(({ label }) => label)).size).toBe(3);
});
