import { describe, expect, test } from 'vitest';
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
const dependants = (schema: object) => ({
  properties: { dependants: { type: 'array', items: { type: 'object', ...schema } } },
});

describe('revealedFields', async () => {
  const form = await compileForm({
    type: 'object',
    properties: { here: text, email: text },
    required: ['here'],
    allOf: [
      {
        if: is('here'),
        then: {
          properties: { address: { ...text, title: 'Address' } },
          allOf: [{ if: is('address', 'other'), then: { properties: { suburb: text } } }],
        },
        else: { properties: { address: { ...text, title: 'Intended address' } } },
      },
      { if: is('email', 'none'), then: { properties: { email: { title: 'Why no e-mail?' } } } },
    ],
  });
  const fieldsFor = (data: JsonObject) => revealedFields(form.schema, data, form.validators);

  test('§4 a schema has its own fields, and those of the branch whose condition holds, at every depth', () => {
    expect(Object.keys(fieldsFor({ here: 'yes' }))).toEqual(['here', 'email', 'address']);
    expect(fieldsFor({ here: 'yes' }).address?.title).toBe('Address');
    expect(fieldsFor({ here: 'no' }).address?.title).toBe('Intended address');
    expect(Object.keys(fieldsFor({ here: 'yes', address: 'other' }))).toContain('suburb');
    expect(Object.keys(fieldsFor({ here: 'no', address: 'other' }))).not.toContain('suburb');
  });

  test('a branch adds to a field that is there before', () => {
    expect(fieldsFor({ email: 'none' }).email).toMatchObject({ type: 'string', title: 'Why no e-mail?' });
  });
});

describe('shapeOf', () => {
  const shaper = async (schema: object) => {
    const form = await compileForm({ type: 'object', ...schema });
    return (data: JsonObject) => shapeOf(form.schema, data, form.validators);
  };

  test('§4 a form has another shape when a field comes, and the old one when it goes', async () => {
    const shape = await shaper({ properties: { cover: text, name: text }, ...reveal('cover', 'fund') });
    expect(shape({ cover: 'yes' })).not.toBe(shape({ cover: 'no' }));
    expect(shape({ cover: 'yes', name: 'Ada', fund: 'HCF' })).toBe(shape({ cover: 'yes' }));
    expect(shape({})).toBe(shape({ cover: 'n' }));
  });

  test.each([
    ['is required by it', { then: { required: ['phone'] } }],
    [
      'is another in each branch',
      { then: { properties: { phone: { ...text, title: 'A' } } }, else: { properties: { phone: text } } },
    ],
  ])('§4 a form has another shape when a field that stays %s', async (_case, branches) => {
    const shape = await shaper({ properties: { here: text, phone: text }, if: is('here'), ...branches });
    expect(shape({ here: 'yes' })).not.toBe(shape({ here: 'no' }));
  });

  test('§3 the shape of a list is that of its items', async () => {
    const shape = await shaper(dependants({ properties: { covered: text }, ...reveal('covered', 'fund') }));
    const list = (...covered: string[]) => ({ dependants: covered.map((answer) => ({ covered: answer })) });
    expect(shape(list('yes', 'no'))).not.toBe(shape(list('no', 'yes')));
    expect(shape(list('no'))).not.toBe(shape(list('no', 'no')));
    expect(shape(list('no'))).toBe(shape(list('n')));
  });

  test('a form without conditions has one shape', async () => {
    const shape = await shaper({ properties: { name: text } });
    expect(shape({ name: 'Ada' })).toBe(shape({}));
  });
});

describe('visibleAnswers', () => {
  async function viewOf(schema: object): Promise<(answers: JsonObject, facts?: JsonObject) => JsonObject> {
    const form = await compileForm({ type: 'object', ...schema });
    return (answers, facts = {}) => visibleAnswers(form.schema, form.validators, facts, answers);
  }

  test('§4 a field that an answer reveals is visible with that answer alone, and the answers stay as they are', async () => {
    const view = await viewOf({ properties: { cover: text, name: text }, allOf: [reveal('cover', 'fund')] });
    const answers = { cover: 'yes', fund: 'HCF', name: 'Ada' };
    expect(view(answers)).toEqual(answers);
    const hidden = { cover: 'no', fund: 'HCF', name: 'Ada', stray: 1 };
    expect(view(hidden)).toEqual({ cover: 'no', name: 'Ada' });
    expect(hidden).toHaveProperty('fund', 'HCF');
  });

  test('§2 a field that a fact reveals goes with the fact, and the fact is no answer', async () => {
    const view = await viewOf({ properties: { age: text }, allOf: [reveal('coverType', 'partnerAge', 'D')] });
    const answers = { age: '30', partnerAge: '31' };
    expect(view(answers, { coverType: 'D' })).toEqual(answers);
    expect(view(answers, { coverType: 'S' })).toEqual({ age: '30' });
  });

  test('a form that hides nothing returns the same answers', async () => {
    const view = await viewOf({ properties: { name: text } });
    const answers = { name: 'Ada' };
    expect(view(answers)).toBe(answers);
  });

  test('inside an object, its own answers decide', async () => {
    const contact = { type: 'object', properties: { here: text }, allOf: [reveal('here', 'phone')] };
    const view = await viewOf({ properties: { contact } });
    const answers = { contact: { here: 'yes', phone: '0400' } };
    expect(view(answers)).toEqual(answers);
    expect(view({ contact: { here: 'no', phone: '0400' } })).toEqual({ contact: { here: 'no' } });
  });

  test('§3 of dependants, each is decided by its own answers', async () => {
    const view = await viewOf(
      dependants({ properties: { covered: text }, allOf: [reveal('covered', 'fund')] }),
    );
    const [one, other] = [
      { covered: 'yes', fund: 'A' },
      { covered: 'no', fund: 'B' },
    ];
    expect(view({ dependants: [one, other] })).toEqual({ dependants: [one, { covered: 'no' }] });
  });

  test('§4 a field that a hidden answer would reveal is hidden with it', async () => {
    const view = await viewOf({
      properties: { car: text },
      allOf: [reveal('car', 'insured'), reveal('insured', 'insurer')],
    });
    const answers = { car: 'yes', insured: 'yes', insurer: 'NRMA' };
    expect(view(answers)).toEqual(answers);
    expect(view({ ...answers, car: 'no' })).toEqual({ car: 'no' });
  });
});
