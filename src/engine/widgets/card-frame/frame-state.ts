import type { CardFrameMessage } from '#types/events/card-frame';

/** How far a frame has come: from being asked for to the token that it made, or to the point where it cannot go on. */
export type FrameState =
  | 'loading'
  | 'ready'
  | 'invalid'
  | 'valid'
  | 'submitting'
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

function whileSubmitting(event: FrameEvent): FrameState {
  switch (event.type) {
    case 'token':
      return 'tokenised';
    case 'failure':
    case 'reload':
      return 'failed';
    case 'outcome':
      return event.success === true ? 'submitting' : 'failed';
    case 'timeout':
      return 'timed out';
    default:
      return 'submitting';
  }
}

/** What an event makes of a frame. What does not belong to its state changes nothing: a token counts once, if asked for. */
export function nextState(state: FrameState, event: FrameEvent): FrameState {
  switch (state) {
    case 'tokenised':
    case 'failed':
    case 'timed out':
    case 'blocked':
      return state;
    case 'submitting':
      return whileSubmitting(event);
    default:
      return beforeSubmit(state, event);
  }
}

/** Tells whether something can be entered in the frame. */
export function isOpen(state: FrameState): boolean {
  return state === 'ready' || state === 'invalid' || state === 'valid';
}

/** Whether the frame is an answer to its field: it can be sent, is being sent, or was. */
export function isAnswer(state: FrameState): boolean {
  return state === 'valid' || state === 'submitting' || state === 'tokenised';
}

/** Tells whether nothing more can come of the frame. */
export function isLost(state: FrameState): state is 'failed' | 'timed out' | 'blocked' {
  return state === 'failed' || state === 'timed out' || state === 'blocked';
}
