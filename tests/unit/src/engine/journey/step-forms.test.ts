import { expect, test, vi } from 'vitest';
import type { Step } from '#types/content/step';
import type { FormSchema } from '../../../../../src/engine/compiled.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import * as stepForms from '../../../../../src/engine/journey/step-forms.ts';
import { compileContent, stepOf } from '../../compile.ts';

const isCouple = { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] };
const partner = { properties: { partnerAge: { type: 'integer' } }, required: ['partnerAge'] };
const schema = {
  type: 'object',
  properties: { age: { type: 'integer', minimum: 18 } },
  required: ['age'],
  allOf: [{ if: isCouple, then: partner }],
};
const content = { ...stepOf('age', schema), reads: ['coverType'] };
const { content: step, validators } = await compileContent<Step>('step', content);

function open(saved: JsonObject = {}) {
  const onAnswers = vi.fn<stepForms.StepFormsOptions['onAnswers']>();
  const forms = stepForms.createStepForms({ answersOf: () => saved, onAnswers });
  const formOf = (facts: JsonObject = {}, content = step) => forms.formOf(content, validators, facts);
  const stateOf = (facts: JsonObject = {}) => forms.stateOf(step, validators, facts);
  return { forms, formOf, stateOf, onAnswers };
}

test('§2 selects the known facts that content reads', () => {
  const { selectFacts } = stepForms;
  expect(selectFacts({ reads: ['coverType'] }, { coverType: 'D', visaType: [] })).toEqual({ coverType: 'D' });
  expect(selectFacts({ reads: ['coverType'] }, {})).toEqual({});
  expect(selectFacts({}, { coverType: 'D' })).toEqual({});
});

test('§2 fills a step with saved answers once, and §5 reports no answer for a touched field', () => {
  const { formOf, onAnswers } = open({ age: 30 });
  const form = formOf();
  expect(form.getState()).toMatchObject({ answers: { age: 30 }, valid: true });
  form.touch(['age']);
  expect(onAnswers).not.toHaveBeenCalled();
  form.setValue(['age'], 'seventeen');
  expect(formOf()).toBe(form);
  expect(form.getState().answers.age).toBe('seventeen');
});

test('§3 reports each change of visible answers', () => {
  const { formOf, onAnswers } = open();
  const form = formOf({ coverType: 'D' });
  form.setValue(['age'], 30);
  form.setValue(['partnerAge'], 31);
  form.setFacts({ coverType: 'S' });
  form.setFacts({ coverType: 'D' });
  const both = { age: 30, partnerAge: 31 };
  expect(onAnswers.mock.calls).toEqual([
    [{ age: 30 }, { age: 30 }],
    [{ partnerAge: 31 }, both],
    [{ partnerAge: undefined }, { age: 30 }],
    [{ partnerAge: 31 }, both],
  ]);
});

test('keeps answers and messages in a new form after a step’s content is edited', () => {
  const { formOf, onAnswers } = open();
  const before = formOf();
  before.setValue(['age'], 17);
  before.touch(['age']);
  onAnswers.mockClear();
  const after = formOf({}, { ...step, heading: 'Edited' });
  expect(after).not.toBe(before);
  expect(after.getState()).toMatchObject({ answers: { age: 17 }, touched: new Set(['/age']) });
  expect(after.getState().errors.get('/age')?.keyword).toBe('minimum');
  expect(onAnswers).not.toHaveBeenCalled();
});

test('§2 returns the state of a step for saved or typed answers and current facts', () => {
  expect(open({ age: 17 }).stateOf().valid).toBe(false);
  const { formOf, stateOf, onAnswers } = open({ age: 30, partnerAge: 31 });
  expect(stateOf()).toMatchObject({ valid: true, visible: { age: 30 } });
  const form = formOf({ coverType: 'S' });
  expect(stateOf({ coverType: 'D' }).visible).toEqual({ age: 30, partnerAge: 31 });
  expect(form.getState()).toMatchObject({ visible: { age: 30 }, touched: new Set() });
  expect(onAnswers).not.toHaveBeenCalled();
  form.setValue(['age'], 17);
  expect(stateOf().valid).toBe(false);
});

test('§4 follows changes from outside, and ignores equal or missing answers', () => {
  const { forms, formOf, onAnswers } = open({ age: 30 });
  const form = formOf({ coverType: 'S' });
  forms.follow({ age: 31, paymentFrequency: 'M' });
  expect(onAnswers.mock.calls).toEqual([[{ age: 31 }, { age: 31 }]]);
  forms.follow({ partnerAge: 32 });
  expect(form.getState()).toMatchObject({ answers: { age: 31, partnerAge: 32 }, visible: { age: 31 } });
  const before = form.getState();
  onAnswers.mockClear();
  forms.follow({ age: 31, partnerAge: undefined });
  forms.follow({});
  expect(form.getState()).toBe(before);
  expect(onAnswers).not.toHaveBeenCalled();
});

const choices: FormSchema = {
  type: 'object',
  properties: {
    news: { type: 'boolean', default: true },
    name: { type: 'string', default: 'Ada' },
    note: { type: 'string' },
  },
};
const compiled = await compileContent<Step>('step', stepOf('choices', choices as object));

/** Opens a step with defaults, from what a page has stored. */
function openChoices(stored: JsonObject = {}, isBegun = false) {
  const onTyped = vi.fn<NonNullable<stepForms.StepFormsOptions['onTyped']>>();
  const { content: choicesStep, validators: rules } = compiled;
  const forms = stepForms.createStepForms({
    answersOf: () => stored,
    hasBegun: () => isBegun,
    onAnswers: () => {},
    onTyped,
  });
  const formOf = (content = choicesStep) => forms.formOf(content, rules, {});
  const seen = () => [forms.stateOf(choicesStep, rules, {}).visible, forms.validOf(choicesStep, rules, {})];
  return { formOf, seen, onTyped, edited: { ...choicesStep, heading: 'Edited' } };
}

test('fills in the defaults of a step that has not begun, and reports them with its first change', () => {
  const { formOf, seen, onTyped } = openChoices();
  const all = { news: true, name: 'Ada' };
  expect(seen()).toEqual([all, all]);
  const form = formOf();
  expect(form.getState().answers).toEqual(all);
  expect(onTyped).not.toHaveBeenCalled();
  form.setValue(['note'], 'x');
  form.setValue(['note'], 'xy');
  expect(onTyped.mock.calls.map(([changes]) => changes)).toEqual([{ ...all, note: 'x' }, { note: 'xy' }]);
});

test('keeps a cleared answer cleared: in its state, after an edit of the content and after a reload', () => {
  const { formOf, seen, onTyped, edited } = openChoices();
  formOf().setValue(['news'], undefined);
  expect(onTyped.mock.calls[0]?.[0]).toEqual({ name: 'Ada' });
  const left = { name: 'Ada' };
  expect(seen()).toEqual([left, left]);
  expect(formOf(edited).getState().answers).toEqual(left);
  expect(openChoices(left, true).formOf().getState().answers).toEqual(left);
  expect(openChoices(left, true).seen()).toEqual([left, left]);
});

test('gives an edited step its new defaults while nobody has changed its answers', () => {
  const { formOf, edited } = openChoices();
  formOf();
  const { schema: before } = edited;
  const news = { type: 'boolean', default: false } as const;
  const schema = { ...before, properties: { ...before.properties, news } } as FormSchema;
  expect(formOf({ ...edited, schema }).getState().answers).toMatchObject({ news: false });
});
