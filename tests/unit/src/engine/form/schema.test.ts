import { expect, test } from 'vitest';
import age from '../../../../../content/steps/quote/age.json';
import coverType from '../../../../../content/steps/quote/cover-type.json';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import {
  canStayEmpty,
  choicesOf,
  fieldNames,
  hasConditions,
  widgetNameOf,
} from '../../../../../src/engine/form/schema.ts';

const reveal = { if: { required: ['cover'] }, then: { required: ['partnerAge'] } };
const inner = { allOf: [reveal] };

test('§3, §9 returns choices with their labels, or their values as labels', () => {
  expect(choicesOf({ oneOf: [{ const: 'S', title: 'Single' }, { const: 7 }] })).toEqual([
    { value: 'S', label: 'Single' },
    { value: 7, label: '7' },
  ]);
  expect(choicesOf({ enum: ['yes', 12, true] })).toEqual([
    { value: 'yes', label: 'yes' },
    { value: 12, label: '12' },
    { value: true, label: 'true' },
  ]);
  expect(choicesOf({ type: 'string' })).toEqual([]);
});

test.each([
  [false, 'fields alone', { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }],
  [true, 'an "if"', reveal],
  [true, 'an "if" inside allOf', { allOf: [{ properties: {} }, reveal] }],
  [true, 'an "if" inside a branch', { anyOf: [inner] }],
  [true, 'an "if" inside an object', { properties: { object: inner } }],
  [true, 'an "if" inside a list', { properties: { list: { items: inner } } }],
  [false, 'rules without an "if"', { not: { required: ['a'] }, anyOf: [{ required: ['b'] }] }],
  [true, 'the age step', age.schema],
  [false, 'the cover-type step', coverType.schema],
])('§2 hasConditions returns %s for %s', (expected, _case, schema) => {
  expect(hasConditions(schema as FormSchema)).toBe(expected);
});

const deep = { properties: { b: {} }, allOf: [{ else: { properties: { c: {} } } }] };

test.each([
  [['age', 'partnerAge'], 'the age step, hidden fields included', age.schema],
  [['a', 'b', 'c'], 'both branches of a condition, however deep', { properties: { a: {} }, then: deep }],
  [['b', 'c'], 'branches that reveal the same field', { allOf: [{ then: deep }, { then: deep }] }],
  [[], 'a condition, which only reads fields', { if: { properties: { coverType: { const: 'D' } } } }],
])('§2 returns the fields %j of %s', (names, _case, schema) => {
  expect(fieldNames(schema as FormSchema)).toEqual(names);
});

test.each([
  [{ type: 'string' }, {}, 'text'],
  [{ type: 'integer' }, {}, 'number'],
  [{ type: 'number' }, {}, 'number'],
  [{ type: 'string', enum: ['yes', 'no'] }, {}, 'select'],
  [{ type: 'integer', oneOf: [{ const: 1 }] }, {}, 'select'],
  [{ type: 'array' }, {}, 'list'],
  [{ type: 'string', enum: ['yes'] }, { 'ui:widget': 'button-group' }, 'button-group'],
])('draws %j with %j as the widget %s', (schema, uiSchema, name) => {
  expect(widgetNameOf(schema as Parameters<typeof widgetNameOf>[0], uiSchema)).toBe(name);
});

const fields = { phone: {}, post: {} };
const either = { anyOf: [{ required: ['phone'] }, { required: ['email'] }] };

test.each<[boolean, string, FormSchema]>([
  [true, 'no rule', {}],
  [true, 'a rule for another field', { anyOf: [{ required: ['post'] }, { required: ['email'] }] }],
  [true, 'a number of answers that the required fields reach', { minProperties: 1, required: ['post'] }],
  [true, 'a most number of answers', { maxProperties: 1, minProperties: 0 }],
  [true, 'a refused answer', { not: { required: ['phone'] } }],
  [true, 'an answer that asks for another one', { dependencies: { phone: ['post'] } }],
  [false, 'a least number of answers', { minProperties: 1 }],
  [false, 'a least number that the required fields do not reach', { minProperties: 2, required: ['post'] }],
  [false, 'a choice of required fields', either],
  [false, 'one of several required fields', { oneOf: either.anyOf }],
  [false, 'a rule in allOf', { allOf: [either] }],
  [false, 'a rule of a branch', { allOf: [{ if: {}, then: either }] }],
  [false, 'another answer that asks for it', { dependencies: { post: ['phone'] } }],
  [false, 'a schema for another answer', { dependencies: { post: { required: ['phone'] } } }],
])('§5 canStayEmpty returns %s for %s', (expected, _case, rules) => {
  const group: FormSchema = { properties: fields, ...rules };
  expect(canStayEmpty(group, ['phone'])).toBe(expected);
  expect(canStayEmpty({ properties: { group } }, ['group', 'phone'])).toBe(expected);
  expect(canStayEmpty({ then: { properties: { list: { items: group } } } }, ['list', 3, 'phone'])).toBe(
    expected,
  );
  expect(canStayEmpty({ ...rules, properties: { phone: { properties: fields } } }, ['phone', 'post'])).toBe(
    true,
  );
});
