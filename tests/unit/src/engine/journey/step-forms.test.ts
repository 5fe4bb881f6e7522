import { describe, expect, test, vi } from 'vitest';
import type { Step } from '#types/content/step';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { createStepForms, type StepFormsOptions } from '../../../../../src/engine/journey/step-forms.ts';
import { compileContent, stepOf } from '../../compile.ts';

const { content: step, validators } = await compileContent<Step>('step', {
  ...stepOf('age', {
    type: 'object',
    properties: { age: { type: 'integer', minimum: 18 } },
    required: ['age'],
    allOf: [
      {
        if: { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] },
        then: { properties: { partnerAge: { type: 'integer' } }, required: ['partnerAge'] },
      },
    ],
  }),
  reads: ['coverType'],
});

function open(saved: JsonObject = {}) {
  const onAnswers = vi.fn<StepFormsOptions['onAnswers']>();
  const forms = createStepForms({ answersOf: () => saved, onAnswers });
  return { forms, onAnswers };
}

test('§2 a restored quote answers a step that is opened for the first time', () => {
  const { forms } = open({ age: 30 });
  expect(forms.formOf(step, validators, {}).getState()).toMatchObject({ answers: { age: 30 }, valid: true });
});

test('a step that is opened again is as it was left, valid or not', () => {
  const { forms } = open();
  const form = forms.formOf(step, validators, {});
  form.setValue(['age'], 'seventeen');
  form.touch(['age']);
  expect(forms.formOf(step, validators, {})).toBe(form);
  expect(form.getState().answers.age).toBe('seventeen');
});

test('§3 every change is handed out, by itself, and only what is in view', () => {
  const { forms, onAnswers } = open();
  const form = forms.formOf(step, validators, { coverType: 'D' });
  form.setValue(['age'], 30);
  form.setValue(['partnerAge'], 31);
  expect(onAnswers).toHaveBeenLastCalledWith({ partnerAge: 31 });
  form.setFacts({ coverType: 'S' });
  expect(onAnswers).toHaveBeenLastCalledWith({ partnerAge: undefined });
  form.setFacts({ coverType: 'D' });
  expect(onAnswers).toHaveBeenLastCalledWith({ partnerAge: 31 });
  expect(onAnswers).toHaveBeenCalledTimes(4);
});

test('§5 leaving a field is no change of an answer', () => {
  const { forms, onAnswers } = open();
  forms.formOf(step, validators, {}).touch(['age']);
  expect(onAnswers).not.toHaveBeenCalled();
});

test('a step whose content was edited has a new form with the answers as they were typed', () => {
  const { forms } = open();
  const before = forms.formOf(step, validators, {});
  before.setValue(['age'], 30);
  const after = forms.formOf({ ...step, heading: 'Edited' }, validators, {});
  expect(after).not.toBe(before);
  expect(after.getState().answers).toEqual({ age: 30 });
});

test('and its messages show where they did, so that a message can be edited while it is looked at', () => {
  const { forms, onAnswers } = open();
  const before = forms.formOf(step, validators, {});
  before.setValue(['age'], 17);
  before.touch(['age']);
  onAnswers.mockClear();
  const after = forms.formOf({ ...step, heading: 'Edited' }, validators, {});
  expect(after.getState().touched).toEqual(new Set(['/age']));
  expect(after.getState().errors.get('/age')?.keyword).toBe('minimum');
  expect(onAnswers).not.toHaveBeenCalled();
});

describe('how a step stands', () => {
  test('by what was answered before, if it was never opened', () => {
    expect(open({ age: 30 }).forms.stateOf(step, validators, {})).toMatchObject({
      valid: true,
      visible: { age: 30 },
    });
    expect(open({ age: 17 }).forms.stateOf(step, validators, {}).valid).toBe(false);
  });

  test('by what was typed, if it was', () => {
    const { forms } = open({ age: 30 });
    forms.formOf(step, validators, {}).setValue(['age'], 17);
    expect(forms.stateOf(step, validators, {}).valid).toBe(false);
  });

  test('§2 by the facts of now, which a form that is not in view has not heard of', () => {
    const { forms } = open({ age: 30, partnerAge: 31 });
    const form = forms.formOf(step, validators, { coverType: 'S' });
    expect(forms.stateOf(step, validators, { coverType: 'D' }).visible).toEqual({ age: 30, partnerAge: 31 });
    expect(form.getState().visible).toEqual({ age: 30 });
  });

  test('asking changes nothing, and tells nobody', () => {
    const { forms, onAnswers } = open({ age: 30 });
    forms.stateOf(step, validators, { coverType: 'D' });
    expect(onAnswers).not.toHaveBeenCalled();
    expect(forms.formOf(step, validators, {}).getState().touched.size).toBe(0);
  });
});

describe('§4 answers that are changed outside of the journey', () => {
  test('are followed by the forms that ask for them', () => {
    const { forms, onAnswers } = open({ age: 30 });
    const form = forms.formOf(step, validators, {});
    forms.follow({ age: 31, paymentFrequency: 'M' });
    expect(form.getState().answers).toEqual({ age: 31 });
    expect(onAnswers).toHaveBeenCalledOnce();
  });

  test('also where the field is hidden right now', () => {
    const { forms } = open({ age: 30 });
    const form = forms.formOf(step, validators, { coverType: 'S' });
    forms.follow({ partnerAge: 31 });
    expect(form.getState().answers).toEqual({ age: 30, partnerAge: 31 });
    expect(form.getState().visible).toEqual({ age: 30 });
  });

  test('what is the same, or is not told, leaves them as they are', () => {
    const { forms, onAnswers } = open({ age: 30 });
    const form = forms.formOf(step, validators, {});
    form.setValue(['age'], 17);
    const before = form.getState();
    forms.follow({ age: 17, partnerAge: undefined });
    forms.follow({});
    expect(form.getState()).toBe(before);
    expect(onAnswers).toHaveBeenCalledOnce();
  });
});
