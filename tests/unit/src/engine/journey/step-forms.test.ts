import { expect, test, vi } from 'vitest';
import type { Step } from '#types/content/step';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { createStepForms, type StepFormsOptions } from '../../../../../src/engine/journey/step-forms.ts';
import { compileContent, stepOf } from '../../compile.ts';

const { content: step, rules } = await compileContent<Step>('step', {
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
  expect(forms.formOf(step, rules, {}).getState()).toMatchObject({ answers: { age: 30 }, valid: true });
});

test('decisions "Steps": a step that is opened again is as it was left, valid or not', () => {
  const { forms } = open();
  const form = forms.formOf(step, rules, {});
  form.setValue(['age'], 'seventeen');
  form.touch(['age']);
  expect(forms.formOf(step, rules, {})).toBe(form);
  expect(form.getState().answers.age).toBe('seventeen');
});

test('§3 every change is handed out, by itself, and only what is in view', () => {
  const { forms, onAnswers } = open();
  const form = forms.formOf(step, rules, { coverType: 'D' });
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
  forms.formOf(step, rules, {}).touch(['age']);
  expect(onAnswers).not.toHaveBeenCalled();
});

test('design: a step whose content was edited has a new form with the answers as they were typed', () => {
  const { forms } = open();
  const before = forms.formOf(step, rules, {});
  before.setValue(['age'], 30);
  const after = forms.formOf({ ...step, heading: 'Edited' }, rules, {});
  expect(after).not.toBe(before);
  expect(after.getState().answers).toEqual({ age: 30 });
});
