import type { CardFrameMessage } from '#types/events/card-frame';

/** The state of a card frame, from loading to its token or its failure. */
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

/** A message of the frame, or an event of the page: it was sent, loaded again, took too long, or there will be none. */
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

/** Returns the state after an event. One that does not belong to the state changes nothing: a token counts once, if asked for. */
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

/** Tells whether something can be entered in the frame. */
export function isOpen(state: FrameState): boolean {
  return state === 'ready' || state === 'invalid' || state === 'valid';
}

/** Tells whether the frame is being sent, and may be taking money. */
export function isBeingSent(state: FrameState): boolean {
  return state === 'submitting' || state === 'challenged';
}

/** Tells whether the frame is an answer to its field: it can be sent, is being sent, or was. */
export function isAnswer(state: FrameState): boolean {
  return state === 'valid' || isBeingSent(state) || state === 'tokenised';
}

/** Tells whether nothing more can come of the frame. */
export function isLost(state: FrameState): state is 'failed' | 'timed out' | 'blocked' {
  return state === 'failed' || state === 'timed out' || state === 'blocked';
}
