import { describe, expect, test } from 'vitest';
import type { Journey } from '#types/content/journey';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../../../src/engine/form/schema.ts';
import * as steps from '../../../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../../../src/engine/journey/step-forms.ts';
import { compileContent, stepOf } from '../../compile.ts';

const isCouple = { type: 'object', properties: { coverType: { const: 'D' } }, required: ['coverType'] };
const asking = (name: string, more: object = {}) => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
  required: [name],
  ...more,
});
const third = asking('third', { allOf: [{ if: isCouple, then: asking('partner') }] });
const { content: journey, validators } = await compileContent<Journey>('journey', {
  name: 'Journey',
  steps: [
    { step: stepOf('one', asking('first')) },
    { step: stepOf('two', asking('second')), when: isCouple },
    { step: { ...stepOf('three', third), reads: ['coverType'] } },
    { step: stepOf('four', asking('first')) },
  ],
});
const active = (facts: JsonObject) => steps.activeSteps(journey, facts, validators);

test.each([
  [{ coverType: 'S' }, ['one', 'three', 'four']],
  [{ coverType: 'D' }, ['one', 'two', 'three', 'four']],
  [{}, ['one', 'three', 'four']],
])('§2 for the facts %j, returns the active steps %j', (facts, hashes) => {
  expect(active(facts).map(({ step }) => step.hash)).toEqual(hashes);
});

test.each([
  ['D', 'three', 2],
  ['S', '', 0],
  ['S', 'nowhere', 0],
  ['S', 'Three', 0],
  ['S', 'two', 0],
])('§2 for cover type %s, the hash "%s" opens step %i', (coverType, hash, index) => {
  expect(steps.stepIndex(active({ coverType }), hash)).toBe(index);
});

/** Opens the journey for a cover type, with stored answers. */
function open(coverType: string, saved: JsonObject = {}) {
  const facts = { coverType };
  const forms = createStepForms({
    answersOf: ({ schema }) =>
      Object.fromEntries(Object.entries(saved).filter(([name]) => fieldNames(schema).includes(name))),
    onAnswers: () => {},
  });
  const entriesFor = (present: JsonObject) => steps.activeSteps(journey, present, validators, forms);
  return {
    form: (index: number) => {
      const step = entriesFor(facts)[index]?.step;
      if (!step) throw new Error(`There is no step ${index}.`);
      return forms.formOf(step, validators, facts);
    },
    incomplete: (present: JsonObject = facts) =>
      steps.firstIncomplete(entriesFor(present), forms, validators)?.step.hash,
    answers: (present: JsonObject = facts) => steps.collectAnswers(entriesFor(present), forms, validators),
  };
}
const all = { first: 'a', second: 'b', third: 'c', partner: 'd' };

describe('the first incomplete step', () => {
  test.each([
    ['S', {}, 'one'],
    ['S', { first: 'a' }, 'three'],
    ['S', { first: 'a', third: 'c' }, undefined],
    ['D', { first: 'a', third: 'c' }, 'two'],
    ['D', { first: 'a', second: 'b', third: 'c' }, 'three'],
    ['D', all, undefined],
  ])('for cover type %s with %j is %s', (coverType, saved, hash) => {
    expect(open(coverType, saved).incomplete()).toBe(hash);
  });

  test('§2 changes with the answers and the current facts', () => {
    const journey = open('S', { first: 'a', third: 'c' });
    journey.form(0).setValue(['first'], undefined);
    expect(journey.incomplete()).toBe('one');
    journey.form(0).setValue(['first'], 'again');
    expect(journey.incomplete()).toBeUndefined();
    journey.form(1);
    expect(journey.incomplete({ coverType: 'D' })).toBe('two');
  });
});

describe('§4 the answers of a journey', () => {
  test('include visible answers of all steps, opened or not', () => {
    expect(open('D', all).answers()).toEqual(all);
    const journey = open('S', all);
    journey.form(1);
    expect(journey.answers()).toEqual({ first: 'a', third: 'c' });
    expect(journey.answers({ coverType: 'D' })).toEqual(all);
  });

  test('include the latest answer, or that of the later step if two steps share a field', () => {
    const journey = open('S', all);
    journey.form(0).setValue(['first'], 'earlier');
    journey.form(2).setValue(['first'], 'later');
    journey.form(1).setValue(['third'], 'changed');
    const answers = journey.answers();
    journey.form(1).setValue(['third'], 'too late');
    expect(answers).toMatchObject({ first: 'later', third: 'changed' });
  });
});
