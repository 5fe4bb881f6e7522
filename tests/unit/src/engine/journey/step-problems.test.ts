import { expect, test } from 'vitest';
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

const answers = { hour: '10' };
const facts = { day: 'Monday', seats: 2, price: '$5' };
const full = { ...facts, seats: 0 };
const unpriced = { day: 'Monday', seats: 2 };
const plain = (text: string) => ({ text, href: undefined });
const sends = {
  submit: {
    incomplete: { text: 'Finish “{heading}” first.', link: 'Go to “{heading}”' },
    sending: [{ text: 'Sending...' }],
  },
  buttons: { next: { text: 'Pay' } },
};
const earlier = { hash: 'reader', heading: 'About you' } as Step;
const toEarlier = { text: 'Go to “About you”', href: '#reader' };
const messages = (text?: string) => ({
  uiSchema: { hour: STEP.uiSchema.hour, ...(text && { 'ui:messages': text }) },
});

interface Case {
  answers?: JsonObject;
  facts?: JsonObject;
  content?: object;
  incomplete?: Step;
}

test.each<[string, Case, object[]]>([
  ['a step with no error has none', {}, []],
  ['an error of a field is none: missing', { answers: {} }, []],
  ['an error of a field is none: wrong', { answers: { hour: 'ten' } }, []],
  ['a missing fact is one', { facts: unpriced }, [plain('We need the price first')]],
  ['a fact that the form refuses is one', { facts: full }, [plain('Choose another day')]],
  [
    'it has the link of the alert with the same condition',
    { facts: { ...facts, day: 'Sunday' } },
    [{ text: 'Choose another day', href: '#day' }],
  ],
  [
    'one message may serve all keywords',
    { facts: { day: 'Monday', seats: 0 }, content: messages('Not now') },
    [plain('Not now')],
  ],
  ['an error without a message is none', { facts: {}, content: messages() }, []],
  [
    'an incomplete earlier step is one of the step that sends',
    { content: sends, incomplete: earlier },
    [toEarlier],
  ],
  [
    'it comes after the step’s own',
    { facts: full, content: sends, incomplete: earlier },
    [plain('Choose another day'), toEarlier],
  ],
  ['it is none of a step that sends nothing', { incomplete: earlier }, []],
])('problems of a step: %s', async (_case, { content = {}, incomplete, ...state }, problems) => {
  const { content: step, validators } = await compileContent<Step>('step', { ...STEP, ...content });
  const form = createFormStore({ schema: step.schema, validators, answers, facts, ...state });
  expect(stepProblems(step, form.getState(), incomplete, validators)).toEqual(problems);
});
