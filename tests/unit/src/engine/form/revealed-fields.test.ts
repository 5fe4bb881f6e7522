import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { revealedFields, shapeOf, visibleAnswers } from '../../../../../src/engine/form/revealed-fields.ts';
import { compileForm } from '../../compile.ts';

const text = { type: 'string' };
const is = (name: string, value = 'yes') => ({
  type: 'object',
  properties: { [name]: { const: value } },
  required: [name],
});
const reveal = (name: string, field: string, value = 'yes') => ({
  if: is(name, value),
  then: { properties: { [field]: text }, required: [field] },
});
const listOf = (schema: object) => ({ type: 'array', items: { type: 'object', ...schema } });
const covered = { properties: { covered: text }, allOf: [reveal('covered', 'fund')] };

/** Compiles a form. Returns what each function says of its answers. */
async function open(schema: object) {
  const form = await compileForm({ type: 'object', ...schema });
  return {
    fields: (data: JsonObject) => revealedFields(form.schema, data, form.validators),
    shape: (data: JsonObject) => shapeOf(form.schema, data, form.validators),
    view: (answers: JsonObject, facts: JsonObject = {}) =>
      visibleAnswers(form.schema, form.validators, facts, answers),
  };
}

test('§4 returns own fields and those of matching branches at every depth', async () => {
  const suburb = { if: is('address', 'other'), then: { properties: { suburb: text } } };
  const branches = {
    if: is('here'),
    then: { properties: { address: { ...text, title: 'Address' } }, allOf: [suburb] },
    else: { properties: { address: { ...text, title: 'Intended address' } } },
  };
  const why = { if: is('email', 'none'), then: { properties: { email: { title: 'Why no e-mail?' } } } };
  const { fields } = await open({ properties: { here: text, email: text }, allOf: [branches, why] });
  expect(Object.keys(fields({ here: 'yes' }))).toEqual(['here', 'email', 'address']);
  expect(fields({ here: 'yes' }).address?.title).toBe('Address');
  expect(fields({ here: 'no' }).address?.title).toBe('Intended address');
  expect(Object.keys(fields({ here: 'yes', address: 'other' }))).toContain('suburb');
  expect(Object.keys(fields({ here: 'no', address: 'other' }))).not.toContain('suburb');
  expect(fields({ email: 'none' }).email, 'a branch adds').toEqual({ ...text, title: 'Why no e-mail?' });
});

test('§4 changes the shape of a form only when a field is revealed or hidden', async () => {
  const { shape } = await open({ properties: { cover: text, name: text }, ...reveal('cover', 'fund') });
  expect(shape({ cover: 'yes' })).not.toBe(shape({ cover: 'no' }));
  expect(shape({ cover: 'yes', name: 'Ada', fund: 'HCF' })).toBe(shape({ cover: 'yes' }));
  expect(shape({})).toBe(shape({ cover: 'n' }));
  const plain = await open({ properties: { name: text } });
  expect(plain.shape({ name: 'Ada' })).toBe(plain.shape({}));
});

const phone = (schema: object) => ({ properties: { phone: schema } });

test.each([
  ['is required in one branch', { then: { required: ['phone'] } }],
  ['has another schema in each branch', { then: phone({ ...text, title: 'A' }), else: phone(text) }],
])('§4 changes the shape of a form if a field %s', async (_case, branches) => {
  const { shape } = await open({ properties: { here: text, phone: text }, if: is('here'), ...branches });
  expect(shape({ here: 'yes' })).not.toBe(shape({ here: 'no' }));
});

test('§3 decides the shape of each list item by its own answers', async () => {
  const { shape, view } = await open({ properties: { dependants: listOf(covered) } });
  const list = (...answers: string[]) => ({
    dependants: answers.map((answer) => ({ covered: answer, fund: 'A' })),
  });
  expect(shape(list('yes', 'no'))).not.toBe(shape(list('no', 'yes')));
  expect(shape(list('no'))).not.toBe(shape(list('no', 'no')));
  expect(shape(list('no'))).toBe(shape(list('n')));
  expect(view(list('yes', 'no'))).toEqual({ dependants: [{ covered: 'yes', fund: 'A' }, { covered: 'no' }] });
});

test('§4 hides a field with the answer that reveals it, and keeps the answers', async () => {
  const { view } = await open({ properties: { cover: text, name: text }, allOf: [reveal('cover', 'fund')] });
  const answers = { cover: 'yes', fund: 'HCF', name: 'Ada' };
  expect(view(answers)).toEqual(answers);
  const hidden = { cover: 'no', fund: 'HCF', name: 'Ada', stray: 1 };
  expect(view(hidden)).toEqual({ cover: 'no', name: 'Ada' });
  expect(hidden).toHaveProperty('fund', 'HCF');
  const plain = await open({ properties: { name: text } });
  const all = { name: 'Ada' };
  expect(plain.view(all), 'a form that hides nothing').toBe(all);
});

test('§2 reveals a field by a fact without adding the fact to the answers', async () => {
  const { view } = await open({ properties: { age: text }, allOf: [reveal('coverType', 'partnerAge', 'D')] });
  const answers = { age: '30', partnerAge: '31' };
  expect(view(answers, { coverType: 'D' })).toEqual(answers);
  expect(view(answers, { coverType: 'S' })).toEqual({ age: '30' });
});

test('§4 reads answers inside an object, and hides a field that a hidden answer reveals', async () => {
  const allOf = [reveal('car', 'insured'), reveal('insured', 'insurer')];
  const { view } = await open({
    properties: { contact: { type: 'object', properties: { car: text }, allOf } },
  });
  const contact = { car: 'yes', insured: 'yes', insurer: 'NRMA' };
  expect(view({ contact })).toEqual({ contact });
  expect(view({ contact: { ...contact, car: 'no' } })).toEqual({ contact: { car: 'no' } });
});

test('keeps entries of a map whose names are those of all objects', async () => {
  const isTorn = { properties: { isTorn: { const: true } }, required: ['isTorn'] };
  const reveal = { if: isTorn, then: { properties: { page: { type: 'integer' } } } };
  const entry = { type: 'object', properties: { isTorn: { type: 'boolean' } }, allOf: [reveal] };
  const { schema, validators } = await compileForm({
    type: 'object',
    properties: { books: { type: 'object', additionalProperties: entry } },
  });
  const books = JSON.parse('{"constructor":{"isTorn":true,"page":7},"__proto__":{"page":8}}');
  const visible = visibleAnswers(schema, validators, {}, { books });
  expect(JSON.stringify(visible)).toBe('{"books":{"constructor":{"isTorn":true,"page":7},"__proto__":{}}}');
});
