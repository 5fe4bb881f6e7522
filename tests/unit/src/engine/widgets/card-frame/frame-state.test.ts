import { describe, expect, test } from 'vitest';
import {
  type FrameEvent,
  type FrameState,
  isAnswer,
  isBeingSent,
  isLost,
  isOpen,
  nextState,
} from '../../../../../../src/engine/widgets/card-frame/frame-state.ts';

const card = {
  cardToken: 't',
  cardSchema: 'VISA',
  cardCategory: 'CREDIT',
  cardExpiryDate: '11/28',
  maskedPAN: '411111XXXXXX1111',
  merchReference: 'm',
  txnReference: 'x',
  amount: '12.50',
};

const events: Record<string, FrameEvent> = {
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

const beforeSubmit: Record<string, FrameState> = {
  'validity true': 'valid',
  'validity false': 'invalid',
  failure: 'failed',
  blocked: 'blocked',
  reload: 'loading',
};

const whileSubmitting: Record<string, FrameState> = {
  token: 'tokenised',
  failure: 'failed',
  reload: 'failed',
  'outcome false': 'failed',
  'outcome "true"': 'failed',
  'outcome null': 'failed',
  timeout: 'timed out',
};

/** The events that change each state, with the next state. */
const transitions: Record<FrameState, Record<string, FrameState>> = {
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

describe.each(Object.entries(transitions))('domain §4e.7 a frame that is %s', (state, leads) => {
  test.each(Object.entries(events))('%s', (name, event) => {
    expect(nextState(state as FrameState, event)).toBe(leads[name] ?? state);
  });
});

test('domain §4e.8 the states in which a frame can be filled in, is being sent, is an answer, and is gone', () => {
  const states = Object.keys(transitions) as FrameState[];
  expect(states.filter(isOpen)).toEqual(['ready', 'invalid', 'valid']);
  expect(states.filter(isBeingSent)).toEqual(['submitting', 'challenged']);
  expect(states.filter(isAnswer)).toEqual(['valid', 'submitting', 'challenged', 'tokenised']);
  expect(states.filter(isLost)).toEqual(['failed', 'timed out', 'blocked']);
});
