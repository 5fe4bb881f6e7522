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
    { if: isCouple, then: { properties: { partnerAge: { type: 'integer' } }, required: ['partnerAge'] } },
  ],
});

const open = (answers: JsonObject = {}, facts: JsonObject = {}) =>
  createFormStore({ ...ageForm, answers, facts });
type FormStore = ReturnType<typeof open>;

/** Returns the number of notifications that an action causes. */
function notifications(form: FormStore, act: () => void): number {
  const listener = vi.fn();
  const unsubscribe = form.subscribe(listener);
  act();
  unsubscribe();
  return listener.mock.calls.length;
}

test('§5 a new form is validated at once, with its defaults for answers and no field touched', () => {
  expect(open({ age: 30 }).getState().valid).toBe(true);
  expect(open({ age: 17 }).getState().valid).toBe(false);
  const { answers, errors, touched } = open().getState();
  expect(answers).toEqual({ paymentFrequency: 'W' });
  expect(errors.get('/age')?.keyword).toBe('required');
  expect(touched.size).toBe(0);
});

describe('setValue', () => {
  test('§5 validates on every change, and notifies once', () => {
    const form = open();
    form.setValue(['age'], 17);
    expect(form.getState()).toMatchObject({ answers: { age: 17 }, valid: false });
    expect(notifications(form, () => form.setValue(['age'], 18))).toBe(1);
    expect(form.getState()).toMatchObject({ answers: { age: 18 }, valid: true });
    expect(form.getState().errors.size).toBe(0);
    form.setValue(['age'], undefined);
    expect(form.getState().errors.get('/age')?.keyword).toBe('required');
  });

  test('changes the layout only with an answer that a condition reads', () => {
    const form = open();
    const before = form.getState().layout;
    form.setValue(['age'], 18);
    expect(form.getState().layout).toBe(before);
    form.setValue(['coverType'], 'D');
    expect(form.getState().layout).toMatchObject({ coverType: 'D', age: 18 });
  });

  test('§2 a revealed field is required at once; §4 its answer is visible with it alone, and stays', () => {
    const form = open({ age: 30 });
    form.setValue(['coverType'], 'D');
    expect(form.getState().errors.get('/partnerAge')?.keyword).toBe('required');
    form.setValue(['partnerAge'], 31);
    expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
    form.setValue(['coverType'], 'S');
    expect(form.getState().valid).toBe(true);
    expect(form.getState().visible).not.toHaveProperty('partnerAge');
    expect(form.getState().answers.partnerAge).toBe(31);
    form.setValue(['coverType'], 'D');
    expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
  });
});

describe('setFacts', () => {
  test('§2 facts decide with the answers, and are no answers', () => {
    const form = open({ age: 30 });
    form.setFacts({ coverType: 'D' });
    const { errors, layout, answers, visible } = form.getState();
    expect(errors.get('/partnerAge')?.keyword).toBe('required');
    expect(layout).toMatchObject({ coverType: 'D', age: 30 });
    expect(answers).not.toHaveProperty('coverType');
    expect(visible).toEqual({ age: 30, paymentFrequency: 'W' });
  });

  test('equal facts notify nobody', () => {
    const form = open({}, { visaType: [{ code: '417' }] });
    expect(notifications(form, () => form.setFacts({ visaType: [{ code: '417' }] }))).toBe(0);
  });

  test('the form’s own answer wins over a fact of the same name', () => {
    const form = open({ age: 30, coverType: 'S' });
    form.setFacts({ coverType: 'D' });
    expect(form.getState().valid).toBe(true);
  });
});

test('§5 a field is touched once; revealing the errors touches every field that has one', () => {
  const form = open();
  form.touch(['age']);
  const { touched } = form.getState();
  expect([...touched]).toEqual(['/age']);
  form.touch(['age']);
  expect(form.getState().touched).toBe(touched);
  const other = open();
  other.revealErrors();
  expect([...other.getState().touched]).toEqual(['/age']);
});

describe('reject', async () => {
  const DOB = { type: 'string', format: 'date', dateRange: { max: { from: 'today' } } };
  const birth = await compileForm({ type: 'object', properties: { DOB }, required: ['DOB'] });

  test.each([
    ['31/02/2020', 'format'],
    ['2999-01-01', 'dateRange'],
  ])('§5 empties %s and keeps its error (%s) until something else is entered', (entry, keyword) => {
    const form = createFormStore({ ...birth, answers: { DOB: entry } });
    expect(notifications(form, () => form.reject(['DOB']))).toBe(1);
    const { answers, rejected, touched, valid } = form.getState();
    expect([answers, [...touched], valid]).toEqual([{}, ['/DOB'], false]);
    expect(rejected.get('/DOB')?.keyword).toBe(keyword);
    form.setValue(['DOB'], '3');
    expect(form.getState().rejected.size).toBe(0);
    expect(form.getState().touched.size).toBe(0);
  });
});

describe('lists', async () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const people = { type: 'array', minItems: 1, items: person };
  const listForm = await compileForm({ type: 'object', properties: { people }, required: ['people'] });
  const openList = (...answers: JsonObject[]) =>
    createFormStore({ ...listForm, ...(answers.length > 0 && { answers: { people: answers } }) });

  test('§5 an entry is added to a list, which may be missing before', () => {
    const form = openList();
    form.addItem(['people']);
    form.addItem(['people']);
    expect(form.getState().answers).toEqual({ people: [{}, {}] });
    expect([...form.getState().errors.keys()]).toEqual(['/people/0/name', '/people/1/name']);
  });

  test('§5 the state of the entries after one that is removed moves up with them, in one notification', () => {
    const form = openList({ name: 'Ada' }, { name: 'Bo' }, {});
    for (const index of [0, 1, 2]) form.touch(['people', index, 'name']);
    form.reject(['people', 2, 'name']);
    expect(notifications(form, () => form.removeItem(['people'], 1))).toBe(1);
    const { answers, touched, rejected, errors } = form.getState();
    expect(answers).toEqual({ people: [{ name: 'Ada' }, {}] });
    expect([...touched]).toEqual(['/people/0/name', '/people/1/name']);
    expect([...rejected.keys()]).toEqual(['/people/1/name']);
    expect([...errors.keys()]).toEqual(['/people/1/name']);
  });

  test('§5 an entry that is added after the errors were revealed is touched when it is left', () => {
    const form = openList({});
    form.revealErrors();
    form.addItem(['people']);
    expect([...form.getState().touched]).toEqual(['/people', '/people/0', '/people/0/name']);
  });
});
