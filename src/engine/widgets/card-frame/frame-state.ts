import type { CardFrameMessage } from '#types/events/card-frame';

/** The state of a card frame, from loading to its token or failure. */
export type FrameState =
  | 'loading'
  | 'ready'
  | 'invalid'
  | 'valid'
  | 'submitting'
  | 'challenged'
  | 'tokenised'
  | 'failed'
  | 'timed out'
  | 'blocked';

/** A message of the frame, or an event of the page: submitted, reloaded, timed out, or not available. */
export type FrameEvent = CardFrameMessage | { type: 'submit' | 'reload' | 'timeout' | 'blocked' };

function beforeSubmit(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'height':
      return state === 'loading' ? 'ready' : state;
    case 'validity':
      return event.valid ? 'valid' : 'invalid';
    case 'failure':
      return 'failed';
    case 'timeout':
      return state === 'loading' ? 'timed out' : state;
    case 'blocked':
      return 'blocked';
    case 'reload':
      return 'loading';
    case 'submit':
      return state === 'valid' ? 'submitting' : state;
    default:
      return state;
  }
}

function whileSubmitting(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'token':
      return 'tokenised';
    case 'failure':
    case 'reload':
      return 'failed';
    case 'outcome':
      return event.success === true ? state : 'failed';
    case 'challenge':
      return event.open ? 'challenged' : 'submitting';
    case 'timeout':
      return 'timed out';
    default:
      return state;
  }
}

/**
 * Returns the state after an event. Events that don't fit the state change nothing: a token counts once, and only if
 * it was requested.
 */
export function nextState(state: FrameState, event: FrameEvent): FrameState {
  switch (state) {
    case 'tokenised':
    case 'failed':
    case 'timed out':
    case 'blocked':
      return state;
    case 'submitting':
    case 'challenged':
      return whileSubmitting(state, event);
    default:
      return beforeSubmit(state, event);
  }
}

/** Returns true if the visitor can type in the frame. */
export function isOpen(state: FrameState): boolean {
  return state === 'ready' || state === 'invalid' || state === 'valid';
}

/** Returns true if the frame is being submitted and may be charging the card. */
export function isBeingSent(state: FrameState): boolean {
  return state === 'submitting' || state === 'challenged';
}

/** Returns true if the frame answers its field: it can be submitted, is being submitted, or was submitted. */
export function isAnswer(state: FrameState): boolean {
  return state === 'valid' || isBeingSent(state) || state === 'tokenised';
}

/** Returns true if the frame cannot continue. */
export function isLost(state: FrameState): state is 'failed' | 'timed out' | 'blocked' {
  return state === 'failed' || state === 'timed out' || state === 'blocked';
}
