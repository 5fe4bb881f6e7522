import { describe, expect, test, vi } from 'vitest';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { compileForm } from '../../compile.ts';

const isCouple = { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] };
const partner = { properties: { partnerAge: { type: 'integer' } }, required: ['partnerAge'] };
const ageForm = await compileForm({
  type: 'object',
  properties: {
    coverType: { type: 'string' },
    age: { type: 'integer', minimum: 18 },
    paymentFrequency: { type: 'string', default: 'W' },
  },
  required: ['age'],
  allOf: [{ if: isCouple, then: partner }],
});

const open = (answers: JsonObject = {}, facts: JsonObject = {}) =>
  createFormStore({ ...ageForm, answers, facts });

/** Returns the number of notifications that an action causes. */
function notifications(form: ReturnType<typeof open>, act: () => void): number {
  const listener = vi.fn();
  const unsubscribe = form.subscribe(listener);
  act();
  unsubscribe();
  return listener.mock.calls.length;
}

test('§5 validates a new form, touches no field, and fills in no default by itself', () => {
  expect(open({ age: 30 }).getState().valid).toBe(true);
  expect(open({ age: 17 }).getState().valid).toBe(false);
  const { answers, errors, touched } = open().getState();
  expect(answers).toEqual({});
  expect(errors.get('/age')?.keyword).toBe('required');
  expect(touched.size).toBe(0);
});

test('§5 validates a change, and updates the layout only if a condition reads it', () => {
  const form = open();
  const { layout } = form.getState();
  form.setValue(['age'], 17);
  expect(form.getState()).toMatchObject({ answers: { age: 17 }, valid: false });
  expect(notifications(form, () => form.setValue(['age'], 18))).toBe(1);
  expect(form.getState()).toMatchObject({ answers: { age: 18 }, valid: true, errors: new Map() });
  expect(form.getState().layout).toBe(layout);
  form.setValue(['coverType'], 'D');
  expect(form.getState().layout).toMatchObject({ coverType: 'D', age: 18 });
  form.setValue(['age'], undefined);
  expect(form.getState().errors.get('/age')?.keyword).toBe('required');
});

test('§2 requires a revealed field, and §4 keeps its answer while it is hidden', () => {
  const form = open({ age: 30 });
  form.setValue(['coverType'], 'D');
  expect(form.getState().errors.get('/partnerAge')?.keyword).toBe('required');
  form.setValue(['partnerAge'], 31);
  expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
  form.setValue(['coverType'], 'S');
  expect(form.getState()).toMatchObject({ valid: true, answers: { partnerAge: 31 } });
  expect(form.getState().visible).not.toHaveProperty('partnerAge');
  form.setValue(['coverType'], 'D');
  expect(form.getState().visible).toMatchObject({ partnerAge: 31 });
});

test('§2 reads facts in conditions without adding them to the answers', () => {
  const form = open({ age: 30 });
  form.setFacts({ coverType: 'D', visaType: [{ code: '417' }] });
  const { errors, layout, answers, visible } = form.getState();
  expect(errors.get('/partnerAge')?.keyword).toBe('required');
  expect(layout).toMatchObject({ coverType: 'D', age: 30 });
  expect(answers).not.toHaveProperty('coverType');
  expect(visible).toEqual({ age: 30 });
  const again = () => form.setFacts({ coverType: 'D', visaType: [{ code: '417' }] });
  expect(notifications(form, again)).toBe(0);
  form.setValue(['coverType'], 'S');
  expect(form.getState().valid, 'the form’s own answer wins').toBe(true);
});

test('§5 touches a field once, and every invalid field when errors are revealed', () => {
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

const DOB = { type: 'string', format: 'date', dateRange: { max: { from: 'today' } } };
const birth = await compileForm({ type: 'object', properties: { DOB }, required: ['DOB'] });

test.each([
  ['31/02/2020', 'format'],
  ['2999-01-01', 'dateRange'],
])('§5 rejects %s by emptying the field and keeping its error (%s)', (entry, keyword) => {
  const form = createFormStore({ ...birth, answers: { DOB: entry } });
  expect(notifications(form, () => form.reject(['DOB']))).toBe(1);
  const { rejected, ...state } = form.getState();
  expect(state).toMatchObject({ answers: {}, touched: new Set(['/DOB']), valid: false });
  expect(rejected.get('/DOB')?.keyword).toBe(keyword);
  form.setValue(['DOB'], '3');
  expect(form.getState()).toMatchObject({ rejected: new Map(), touched: new Set() });
});

describe('lists', async () => {
  const person = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  const people = { type: 'array', minItems: 1, items: person };
  const listForm = await compileForm({ type: 'object', properties: { people }, required: ['people'] });

  test('§5 adds entries to a missing or existing list without touching them', () => {
    const form = createFormStore(listForm);
    form.setValue(['people', 0], {});
    form.revealErrors();
    form.setValue(['people', 1], {});
    expect(form.getState().answers).toEqual({ people: [{}, {}] });
    expect([...form.getState().errors.keys()]).toEqual(['/people/0/name', '/people/1/name']);
    expect([...form.getState().touched]).toEqual(['/people', '/people/0', '/people/0/name']);
  });

  test.each([
    ['adding an entry', '/people', (form) => form.setValue(['people', 0], {})],
    ['removing an entry', '/people', (form) => form.removeItem(['people'], 0)],
    ['changing an entry', '/people', (form) => form.setValue(['people', 1, 'name'], 'Cy')],
    ['changing the list', '/people/0/name', (form) => form.setValue(['people'], [])],
  ] satisfies [string, string, (form: ReturnType<typeof open>) => void][])(
    '§5 ends what the server refuses by %s',
    (_, instancePath, act) => {
      const form = createFormStore({ ...listForm, answers: { people: [{ name: 'Ada' }, { name: 'Bo' }] } });
      form.refuse([{ instancePath, keyword: 'unique', params: {} }]);
      form.setValue([], form.getState().answers);
      expect([...form.getState().rejected.keys()]).toEqual([instancePath]);
      act(form);
      expect(form.getState().rejected.size).toBe(0);
    },
  );

  test('§5 moves the state of later entries up when one is removed', () => {
    const answers = { people: [{ name: 'Ada' }, { name: 'Bo' }, {}] };
    const form = createFormStore({ ...listForm, answers });
    for (const index of [0, 1, 2]) form.touch(['people', index, 'name']);
    form.reject(['people', 2, 'name']);
    expect(notifications(form, () => form.removeItem(['people'], 1))).toBe(1);
    const { answers: left, touched, rejected, errors } = form.getState();
    expect(left).toEqual({ people: [{ name: 'Ada' }, {}] });
    expect([...touched]).toEqual(['/people/0/name', '/people/1/name']);
    expect([...rejected.keys()]).toEqual(['/people/1/name']);
    expect([...errors.keys()]).toEqual(['/people/1/name']);
  });
});
