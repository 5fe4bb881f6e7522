import { expect, test } from 'vitest';
import type { Step } from '#types/content/step';
import { createFormStore } from '../../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import { stepProblems } from '../../../../../src/engine/journey/step-problems.ts';
import texts from '../../../../fixtures/library/texts.json' with { type: 'json' };
import { compileContent, stepOf } from '../../compile.ts';

const isClosed = { type: 'object', properties: { day: { const: 'Sunday' } }, required: ['day'] };
const isFull = { type: 'object', properties: { seats: { const: 0 } }, required: ['seats'] };
const onCard = { text: 'Bring your card.', link: { text: 'What card?', href: '/card' } };
const onDay = { text: 'We are closed.', link: { text: 'Change the day', href: '#day' } };
const hour = { 'ui:messages': 'Choose an hour' };
const STEP = {
  ...stepOf('visit', {
    type: 'object',
    properties: { hour: { type: 'string', title: 'Hour', pattern: '^\\d+$' } },
    required: ['hour', 'price'],
    not: { anyOf: [isClosed, isFull] },
  }),
  reads: ['day', 'seats', 'price'],
  uiSchema: { 'ui:messages': { required: 'We need the price first', not: 'Choose another day' }, hour },
  alerts: [
    { level: 'info', ...onCard, when: { required: ['card'] } },
    { level: 'info', ...onDay, when: isClosed },
    { level: 'info', text: 'We are full.', when: isFull },
  ],
};
const incomplete = { text: 'Finish “{heading}” first.', link: 'Go to “{heading}”' };
const sends = {
  submit: { incomplete, sending: [{ text: 'Sending...' }] },
  buttons: { next: { text: 'Pay' } },
};
const oneMessage = { uiSchema: { hour, 'ui:messages': 'Not now' } };
const noMessage = { uiSchema: { hour } };

const facts = { day: 'Monday', seats: 2, price: '$5' };
const unpriced = { day: 'Monday', seats: 2 };
const full = { ...facts, seats: 0 };
const earlier = { hash: 'reader', heading: 'About you' } as Step;
const toEarlier = ['Go to “About you”', '#reader'];

interface Case {
  answers?: JsonObject;
  facts?: JsonObject;
  content?: object;
  earlier?: Step;
}

test.each<[string, Case, (string | undefined)[][]]>([
  ['returns nothing without an error', {}, []],
  ['leaves out a missing answer, which its field reports', { answers: {} }, []],
  ['leaves out an invalid answer, which its field reports', { answers: { hour: 'ten' } }, []],
  ['returns a missing fact', { facts: unpriced }, [['We need the price first', undefined]]],
  ['returns a fact that the form rejects', { facts: full }, [['Choose another day', undefined]]],
  [
    'links as the alert of the same condition does',
    { facts: { ...facts, day: 'Sunday' } },
    [['Choose another day', '#day']],
  ],
  ['uses one message for all keywords', { facts: unpriced, content: oneMessage }, [['Not now', undefined]]],
  [
    'has a text for an error without a message',
    { facts: {}, content: noMessage },
    [['Check this answer', undefined]],
  ],
  ['returns an incomplete earlier step at the submitting step', { content: sends, earlier }, [toEarlier]],
  [
    'returns the incomplete earlier step last',
    { facts: full, content: sends, earlier },
    [['Choose another day', undefined], toEarlier],
  ],
  ['ignores an incomplete earlier step at a step without a submission', { earlier }, []],
])('stepProblems %s', async (_case, { content = {}, earlier, ...state }, problems) => {
  const { content: step, validators } = await compileContent<Step>('step', { ...STEP, ...content });
  const answers = { hour: '10' };
  const form = createFormStore({ schema: step.schema, validators, answers, facts, ...state });
  const found = stepProblems(step, form.getState(), earlier, { validators, texts });
  expect(found.map(({ text, href }) => [text, href])).toEqual(problems);
});
