import { describe, expect, test } from 'vitest';
import type { Journey, Step } from '#types/content/journey';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../../../src/engine/form/schema.ts';
import {
  activeSteps,
  collectAnswers,
  firstIncomplete,
} from '../../../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../../../src/engine/journey/step-forms.ts';
import { compileContent, stepOf } from '../../compile.ts';

const isCouple = { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] };
const asking = (name: string, more: object = {}) => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
  required: [name],
  ...more,
});
const partner = { properties: { partner: { type: 'string' } }, required: ['partner'] };
const { content: journey, validators } = await compileContent<Journey>('journey', {
  name: 'Journey',
  steps: [
    { step: stepOf('one', asking('first')) },
    { step: stepOf('two', asking('second')), when: isCouple },
    {
      step: {
        ...stepOf('three', asking('third', { allOf: [{ if: isCouple, then: partner }] })),
        reads: ['coverType'],
      },
    },
    { step: stepOf('four', asking('first')) },
  ],
});

/** The journey for a cover type, with what is already answered. */
function open(coverType: string, saved: JsonObject = {}) {
  const facts = { coverType };
  const answersOfStep = ({ schema }: Step): JsonObject =>
    Object.fromEntries(
      fieldNames(schema)
        .filter((name) => saved[name] !== undefined)
        .map((name) => [name, saved[name]]),
    );
  const forms = createStepForms({ answersOf: answersOfStep, onAnswers: () => {} });
  const entries = activeSteps(journey, facts, validators);
  return {
    form: (index: number) => {
      const step = entries[index]?.step;
      if (!step) throw new Error(`There is no step ${index}.`);
      return forms.formOf(step, validators, facts);
    },
    incomplete: (others = facts) => firstIncomplete(entries, forms, validators, others)?.hash,
    answers: (others = facts) => collectAnswers(entries, forms, validators, others),
  };
}
const all = { first: 'a', second: 'b', third: 'c', partner: 'd' };

describe('while an earlier step is invalid, the first such is named', () => {
  test.each([
    ['S', {}, 'one'],
    ['S', { first: 'a' }, 'three'],
    ['S', { first: 'a', third: 'c' }, undefined],
    ['D', { first: 'a', third: 'c' }, 'two'],
    ['D', { first: 'a', second: 'b', third: 'c' }, 'three'],
    ['D', all, undefined],
  ])('cover type %s, %j: %s', (coverType, saved, hash) => {
    expect(open(coverType, saved).incomplete()).toBe(hash);
  });

  test('also a step that was never opened, and one that was spoilt since', () => {
    const journey = open('S', all);
    journey.form(0).setValue(['first'], undefined);
    expect(journey.incomplete()).toBe('one');
    journey.form(0).setValue(['first'], 'again');
    expect(journey.incomplete()).toBeUndefined();
  });

  test('§2 a step that is not in view is judged by the facts of now', () => {
    const journey = open('S', { first: 'a', third: 'c' });
    journey.form(1);
    expect(journey.incomplete({ coverType: 'D' })).toBe('three');
  });
});

describe('§4 what a journey hands over', () => {
  test('is what counts of all its steps, opened or not', () => {
    expect(open('D', all).answers()).toEqual(all);
  });

  test('nothing of a step that is not part of it, and nothing that is hidden', () => {
    expect(open('S', all).answers()).toEqual({ first: 'a', third: 'c' });
  });

  test('§2 what is hidden or revealed by the facts of now', () => {
    const journey = open('S', all);
    journey.form(1);
    expect(journey.answers({ coverType: 'D' })).toEqual({ first: 'a', third: 'c', partner: 'd' });
  });

  test('as it was typed last', () => {
    const journey = open('S', all);
    journey.form(1).setValue(['third'], 'changed');
    expect(journey.answers()).toMatchObject({ third: 'changed' });
  });

  test('where two steps ask for the same name, the later one counts', () => {
    const journey = open('S', all);
    journey.form(0).setValue(['first'], 'earlier');
    journey.form(2).setValue(['first'], 'later');
    expect(journey.answers().first).toBe('later');
  });

  test('it is as it was when it was handed over, whatever is typed then', () => {
    const journey = open('S', all);
    const answers = journey.answers();
    journey.form(1).setValue(['third'], 'too late');
    expect(answers.third).toBe('c');
  });
});
