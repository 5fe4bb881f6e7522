import { expect, test } from 'vitest';
import * as frame from '../../../../../../src/engine/widgets/card-frame/frame-state.ts';
import { card } from '../../../../../fixtures/library/card.ts';

type State = frame.FrameState;

const events: Record<string, frame.FrameEvent> = {
  height: { type: 'height', height: 200 },
  'validity true': { type: 'validity', valid: true },
  'validity false': { type: 'validity', valid: false },
  token: { type: 'token', card },
  failure: { type: 'failure' },
  'outcome true': { type: 'outcome', success: true },
  'outcome false': { type: 'outcome', success: false },
  'outcome "true"': { type: 'outcome', success: 'true' },
  'outcome null': { type: 'outcome', success: null },
  enter: { type: 'enter' },
  'challenge opens': { type: 'challenge', open: true },
  'challenge closes': { type: 'challenge', open: false },
  submit: { type: 'submit' },
  reload: { type: 'reload' },
  timeout: { type: 'timeout' },
  blocked: { type: 'blocked' },
};

const beforeSubmit: Record<string, State> = {
  'validity true': 'valid',
  'validity false': 'invalid',
  failure: 'failed',
  blocked: 'blocked',
  reload: 'loading',
};
const outcomes = { 'outcome false': 'failed', 'outcome "true"': 'failed', 'outcome null': 'failed' } as const;
const whileSubmitting: Record<string, State> = {
  ...outcomes,
  token: 'tokenised',
  failure: 'failed',
  reload: 'failed',
  timeout: 'timed out',
};

/** The events that change each state, with the next state. */
const transitions: Record<State, Record<string, State>> = {
  loading: { ...beforeSubmit, height: 'ready', timeout: 'timed out' },
  ready: beforeSubmit,
  invalid: beforeSubmit,
  valid: { ...beforeSubmit, submit: 'submitting' },
  submitting: { ...whileSubmitting, 'challenge opens': 'challenged' },
  challenged: { ...whileSubmitting, 'challenge closes': 'submitting' },
  tokenised: {},
  failed: {},
  'timed out': {},
  blocked: {},
};
const states = Object.keys(transitions) as State[];

test.each(states)('changes a frame that is %s only by the listed events', (state) => {
  for (const [name, event] of Object.entries(events))
    expect(frame.nextState(state, event), name).toBe(transitions[state][name] ?? state);
});

test('classifies states as open, being sent, answered or unusable', () => {
  expect(states.filter(frame.isOpen)).toEqual(['ready', 'invalid', 'valid']);
  expect(states.filter(frame.isBeingSent)).toEqual(['submitting', 'challenged']);
  expect(states.filter(frame.isAnswer)).toEqual(['valid', 'submitting', 'challenged', 'tokenised']);
  expect(states.filter(frame.isLost)).toEqual(['failed', 'timed out', 'blocked']);
});
