import { describe, expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { compileForm } from '../../compile.ts';

const isCouple = { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] };
const ageForm = await compileForm({
  type: 'object',
  properties: {
    coverType: { type: 'string' },
    age: { type: 'integer', minimum: 18 },
    paymentFrequency: { type: 'string', default: 'W' },
  },
  required: ['age'],
  allOf: [
    {
      if: isCouple,
      then: { properties: { partnerAge: { type: 'integer' } }, required: ['partnerAge'] },
    },
  ],
});

const open = (answers: JsonObject = {}, facts: JsonObject = {}) =>
  createFormStore({ ...ageForm, answers, facts });

describe('when it is created', () => {
  test('§5 it is judged at once, by the answers that were restored', () => {
    expect(open({ age: 30 }).getState().valid).toBe(true);
    expect(open({ age: 17 }).getState().valid).toBe(false);
    expect(open().getState().errors.get('/age')?.keyword).toBe('required');
  });

  test('§4 defaults are answers from the start', () => {
    expect(open().getState().answers).toEqual({ paymentFrequency: 'W' });
  });

  test('§5 no field is touched, so no error shows', () => {
    expect(open().getState().touched.size).toBe(0);
  });
});

describe('setValue', () => {
  test('§5 the form is validated on every change', () => {
    const form = open();
    form.setValue(['age'], 17);
    expect(form.getState()).toMatchObject({ answers: { age: 17 }, valid: false });
    form.setValue(['age'], 18);
    expect(form.getState()).toMatchObject({ answers: { age: 18 }, valid: true });
    expect(form.getState().errors.size).toBe(0);
  });

  test('§5 undefined empties a field, so that it is missing', () => {
    const form = open({ age: 30 });
    form.setValue(['age'], undefined);
    expect(form.getState().errors.get('/age')?.keyword).toBe('required');
  });

  test('one keystroke tells subscribers once', () => {
    const form = open();
    const heard = vi.fn();
    form.subscribe(heard);
    form.setValue(['age'], 18);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('only a change that a condition reads lays the form out anew', () => {
    const form = open();
    const before = form.getState().layout;
    form.setValue(['age'], 18);
    expect(form.getState().layout).toBe(before);
    form.setValue(['coverType'], 'D');
    expect(form.getState().layout).toMatchObject({ coverType: 'D', age: 18 });
  });

  test('§2 a revealed field is required from the moment it is revealed', () => {
    const form = open({ age: 30 });
    form.setValue(['coverType'], 'D');
    expect(form.getState().errors.get('/partnerAge')?.keyword).toBe('required');
    form.setValue(['coverType'], 'S');
    expect(form.getState().valid).toBe(true);
  });

  test('§2 what was typed into a field that is hidden again is kept', () => {
    const form = open({ age: 30, coverType: 'D' });
    form.setValue(['partnerAge'], 31);
    form.setValue(['coverType'], 'S');
    expect(form.getState().answers.partnerAge).toBe(31);
  });
});

describe('what is in view', () => {
  test('§4 an answer that is hidden counts for nothing, and is kept', () => {
    const form = open({ age: 30, coverType: 'D', partnerAge: 31 });
    expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
    form.setValue(['coverType'], 'S');
    expect(form.getState().visible).not.toHaveProperty('partnerAge');
    expect(form.getState().answers.partnerAge).toBe(31);
    form.setValue(['coverType'], 'D');
    expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
  });

  test('§4 a fact is no answer of the form', () => {
    expect(open({ age: 30 }, { coverType: 'S' }).getState().visible).toEqual({
      age: 30,
      paymentFrequency: 'W',
    });
  });
});

describe('setFacts', () => {
  test('§2 facts decide with the answers, and are no answers', () => {
    const form = open({ age: 30 });
    form.setFacts({ coverType: 'D' });
    const { errors, layout, answers } = form.getState();
    expect(errors.get('/partnerAge')?.keyword).toBe('required');
    expect(layout).toMatchObject({ coverType: 'D', age: 30 });
    expect(answers).not.toHaveProperty('coverType');
  });

  test('facts that are the same tell nobody', () => {
    const form = open({}, { visaType: [{ code: '417' }] });
    const heard = vi.fn();
    form.subscribe(heard);
    form.setFacts({ visaType: [{ code: '417' }] });
    expect(heard).not.toHaveBeenCalled();
  });

  test('the form’s own answer wins over a fact of the same name', () => {
    const form = open({ age: 30, coverType: 'S' });
    form.setFacts({ coverType: 'D' });
    expect(form.getState().valid).toBe(true);
  });
});

describe('touch and revealErrors', () => {
  test('§5 a field is touched by its pointer, once', () => {
    const form = open();
    form.touch(['age']);
    const { touched } = form.getState();
    expect([...touched]).toEqual(['/age']);
    form.touch(['age']);
    expect(form.getState().touched).toBe(touched);
  });

  test('§5 trying to go on reveals every error that there is, at every depth', () => {
    const form = open();
    form.revealErrors();
    expect([...form.getState().touched]).toEqual(['/age']);
  });
});

describe('reject', () => {
  const birthForm = { type: 'string', format: 'date', dateRange: { max: { from: 'today' } } };
  const openBirth = async (DOB: string) => {
    const form = await compileForm({ type: 'object', properties: { DOB: birthForm }, required: ['DOB'] });
    return createFormStore({ ...form, answers: { DOB } });
  };

  test.each([
    ['31/02/2020', 'format'],
    ['2999-01-01', 'dateRange'],
  ])('§5 %s is emptied, and what was wrong with it (%s) is told as soon as it is', async (entry, keyword) => {
    const form = await openBirth(entry);
    form.reject(['DOB']);
    const { answers, rejected, touched, valid } = form.getState();
    expect(answers).toEqual({});
    expect(rejected.get('/DOB')?.keyword).toBe(keyword);
    expect([...touched]).toEqual(['/DOB']);
    expect(valid).toBe(false);
  });

  test('§5 until something else is entered', async () => {
    const form = await openBirth('31/02/2020');
    form.reject(['DOB']);
    form.setValue(['DOB'], '3');
    expect(form.getState().rejected.size).toBe(0);
    expect(form.getState().touched.size).toBe(0);
  });

  test('one change is told once', async () => {
    const form = await openBirth('31/02/2020');
    const heard = vi.fn();
    form.subscribe(heard);
    form.reject(['DOB']);
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('lists', () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const listForm = { type: 'array', minItems: 1, items: person };
  const openList = async (people?: JsonObject[]) => {
    const form = await compileForm({
      type: 'object',
      properties: { people: listForm },
      required: ['people'],
    });
    return createFormStore({ ...form, ...(people && { answers: { people } }) });
  };

  test('§5 an entry is added to a list that is not there yet, and to one that is', async () => {
    const form = await openList();
    form.addItem(['people']);
    form.addItem(['people']);
    expect(form.getState().answers).toEqual({ people: [{}, {}] });
    expect([...form.getState().errors.keys()]).toEqual(['/people/0/name', '/people/1/name']);
  });

  test('§5 what is known of the entries after one that is removed moves up with them', async () => {
    const form = await openList([{ name: 'Ada' }, { name: 'Bo' }, {}]);
    for (const index of [0, 1, 2]) form.touch(['people', index, 'name']);
    form.reject(['people', 2, 'name']);
    form.removeItem(['people'], 1);
    const { answers, touched, rejected, errors } = form.getState();
    expect(answers).toEqual({ people: [{ name: 'Ada' }, {}] });
    expect([...touched]).toEqual(['/people/0/name', '/people/1/name']);
    expect([...rejected.keys()]).toEqual(['/people/1/name']);
    expect([...errors.keys()]).toEqual(['/people/1/name']);
  });

  test('one change is told once', async () => {
    const form = await openList([{ name: 'Ada' }, { name: 'Bo' }]);
    const heard = vi.fn();
    form.subscribe(heard);
    form.removeItem(['people'], 0);
    expect(heard).toHaveBeenCalledOnce();
  });
});

test('§5 what is added after trying to go on is judged when it is left', async () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const people = { type: 'array', items: person };
  const form = createFormStore({
    ...(await compileForm({ type: 'object', properties: { people } })),
    answers: { people: [{}] },
  });
  form.revealErrors();
  form.addItem(['people']);
  expect([...form.getState().touched]).toEqual(['/people', '/people/0', '/people/0/name']);
});
