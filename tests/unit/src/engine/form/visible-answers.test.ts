import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { visibleAnswers } from '../../../../../src/engine/form/revealed-fields.ts';
import { compileForm } from '../../compile.ts';

const text = { type: 'string' };
const is = (name: string, value: string) => ({
  type: 'object',
  properties: { [name]: { const: value } },
  required: [name],
});
const reveal = (name: string, value: string, field: string) => ({
  if: is(name, value),
  then: { properties: { [field]: text }, required: [field] },
});

async function viewOf(schema: object): Promise<(answers: JsonObject, facts?: JsonObject) => JsonObject> {
  const form = await compileForm({ type: 'object', ...schema });
  return (answers, facts = {}) => visibleAnswers(form.schema, form.validators, facts, answers);
}

const view = await viewOf({
  properties: { cover: text, name: text },
  allOf: [reveal('cover', 'yes', 'fund')],
});

describe('a field that an answer reveals', () => {
  test('§4 current cover "yes" has the fund in view', () => {
    const answers = { cover: 'yes', fund: 'HCF', name: 'Ada' };
    expect(view(answers)).toEqual(answers);
  });

  test('§4 current cover "no" leaves the fund out, and nothing else', () => {
    expect(view({ cover: 'no', fund: 'HCF', name: 'Ada' })).toEqual({ cover: 'no', name: 'Ada' });
  });

  test('what is no field of the form is not handed out', () => {
    expect(view({ cover: 'no', stray: 1 })).toEqual({ cover: 'no' });
  });
});

test('§2 a field that a fact reveals goes with the fact, and the fact is no answer', async () => {
  const view = await viewOf({ properties: { age: text }, allOf: [reveal('coverType', 'D', 'partnerAge')] });
  const answers = { age: '30', partnerAge: '31' };
  expect(view(answers, { coverType: 'D' })).toEqual(answers);
  expect(view(answers, { coverType: 'S' })).toEqual({ age: '30' });
});

test('a form that hides nothing hands out its answers as they are', async () => {
  const view = await viewOf({ properties: { name: text } });
  const answers = { name: 'Ada' };
  expect(view(answers)).toBe(answers);
});

test('inside an object, its own answers decide', async () => {
  const view = await viewOf({
    properties: {
      contact: { type: 'object', properties: { here: text }, allOf: [reveal('here', 'yes', 'phone')] },
    },
  });
  expect(view({ contact: { here: 'yes', phone: '0400' } })).toEqual({
    contact: { here: 'yes', phone: '0400' },
  });
  expect(view({ contact: { here: 'no', phone: '0400' } })).toEqual({ contact: { here: 'no' } });
});

test('§3 of dependants, each is decided by its own answers', async () => {
  const item = { type: 'object', properties: { covered: text }, allOf: [reveal('covered', 'yes', 'fund')] };
  const view = await viewOf({ properties: { dependants: { type: 'array', items: item } } });
  expect(
    view({
      dependants: [
        { covered: 'yes', fund: 'A' },
        { covered: 'no', fund: 'B' },
      ],
    }),
  ).toEqual({ dependants: [{ covered: 'yes', fund: 'A' }, { covered: 'no' }] });
});

test('§4 a field that a hidden answer would reveal is hidden with it', async () => {
  const view = await viewOf({
    properties: { car: text },
    allOf: [reveal('car', 'yes', 'insured'), reveal('insured', 'yes', 'insurer')],
  });
  const answers = { car: 'yes', insured: 'yes', insurer: 'NRMA' };
  expect(view(answers)).toEqual(answers);
  expect(view({ ...answers, car: 'no' })).toEqual({ car: 'no' });
});

test('answers that are given stay as they were', () => {
  const answers = { cover: 'no', fund: 'HCF' };
  view(answers);
  expect(answers).toEqual({ cover: 'no', fund: 'HCF' });
});
