import { describe, expect, test } from 'vitest';
import type { Step } from '#types/content/step';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { stepProblems } from '../../../../../src/engine/journey/step-problems.ts';
import { compileContent, stepOf } from '../../compile.ts';

const isClosed = { type: 'object', properties: { day: { const: 'Sunday' } }, required: ['day'] };
const isFull = { type: 'object', properties: { seats: { const: 0 } }, required: ['seats'] };

const STEP = {
  ...stepOf('visit', {
    type: 'object',
    properties: { hour: { type: 'string', title: 'Hour', pattern: '^\\d+$' } },
    required: ['hour', 'price'],
    not: { anyOf: [isClosed, isFull] },
  }),
  reads: ['day', 'seats', 'price'],
  uiSchema: {
    'ui:messages': { required: 'We need the price first', not: 'Choose another day' },
    hour: { 'ui:messages': 'Choose an hour' },
  },
  alerts: [
    {
      level: 'info',
      text: 'Bring your card.',
      link: { text: 'What card?', href: '/card' },
      when: { required: ['card'] },
    },
    { level: 'info', text: 'We are closed.', link: { text: 'Change the day', href: '#day' }, when: isClosed },
    { level: 'info', text: 'We are full.', when: isFull },
  ],
};
const INCOMPLETE = { text: 'Finish “{heading}” first.', link: 'Go to “{heading}”' };

const right = { answers: { hour: '10' }, facts: { day: 'Monday', seats: 2, price: '$5' } };

/** Returns the problems of a step with these answers. */
async function problemsOf(
  { answers, facts }: { answers: JsonObject; facts: JsonObject },
  more: object = {},
  incomplete?: Pick<Step, 'hash' | 'heading'>,
) {
  const { content: step, validators } = await compileContent<Step>('step', { ...STEP, ...more });
  const form = createFormStore({ schema: step.schema, validators, answers, facts });
  return stepProblems(step, form.getState(), incomplete as Step | undefined, validators);
}

test('a step with nothing wrong has no problems', async () => {
  expect(await problemsOf(right)).toEqual([]);
});

test('what is wrong with a field is the field’s own affair', async () => {
  expect(await problemsOf({ ...right, answers: {} })).toEqual([]);
  expect(await problemsOf({ ...right, answers: { hour: 'ten' } })).toEqual([]);
});

describe('a form that fails as a whole', () => {
  test('for a fact that is not known', async () => {
    const { price: _gone, ...facts } = right.facts;
    expect(await problemsOf({ ...right, facts })).toEqual([
      { text: 'We need the price first', href: undefined },
    ]);
  });

  test('for what it refuses', async () => {
    const facts = { ...right.facts, seats: 0 };
    expect(await problemsOf({ ...right, facts })).toEqual([{ text: 'Choose another day', href: undefined }]);
  });

  test('leads where the alert leads that says the same', async () => {
    const facts = { ...right.facts, day: 'Sunday' };
    expect(await problemsOf({ ...right, facts })).toEqual([{ text: 'Choose another day', href: '#day' }]);
  });

  test('says one text for all, where there is one', async () => {
    const uiSchema = { ...STEP.uiSchema, 'ui:messages': 'Not now' };
    const facts = { day: 'Monday', seats: 0 };
    expect(await problemsOf({ ...right, facts }, { uiSchema })).toEqual([
      { text: 'Not now', href: undefined },
    ]);
  });

  test('says nothing without a message', async () => {
    const uiSchema = { hour: STEP.uiSchema.hour };
    expect(await problemsOf({ ...right, facts: {} }, { uiSchema })).toEqual([]);
  });
});

describe('an earlier step that is not finished', () => {
  const earlier = { hash: 'reader', heading: 'About you' };
  const submit = { incomplete: INCOMPLETE, sending: [{ text: 'Sending...' }] };
  const buttons = { next: { text: 'Pay' } };

  test('is a problem of the step that sends all, with a link to it', async () => {
    expect(await problemsOf(right, { submit, buttons }, earlier)).toEqual([
      { text: 'Go to “About you”', href: '#reader' },
    ]);
  });

  test('comes after what is wrong with the step itself', async () => {
    const facts = { ...right.facts, seats: 0 };
    const problems = await problemsOf({ ...right, facts }, { submit, buttons }, earlier);
    expect(problems.map(({ text }) => text)).toEqual(['Choose another day', 'Go to “About you”']);
  });

  test('is none of a step that sends nothing', async () => {
    expect(await problemsOf(right, {}, earlier)).toEqual([]);
  });
});
