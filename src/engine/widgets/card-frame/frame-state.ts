import type { CardFrameMessage } from '#types/events/card-frame';

/** How far a frame has come: from being asked for to the token that it made, or to where it cannot go on. */
export type FrameState =
  | 'loading'
  | 'ready'
  | 'invalid'
  | 'valid'
  | 'submitting'
  | 'tokenised'
  | 'failed'
  | 'timed out';

/** What the frame says, what is asked of it, and that a wait is over. */
export type FrameEvent = CardFrameMessage | { type: 'submit' } | { type: 'timeout' };

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
      return state;
    case 'submitting':
      return whileSubmitting(event);
    default:
      return beforeSubmit(state, event);
  }
}

/** Whether the frame is an answer to its field: it can be sent, is being sent, or was. */
export function isAnswer(state: FrameState): boolean {
  return state === 'valid' || state === 'submitting' || state === 'tokenised';
}

/** Whether nothing more can come of the frame. */
export function isLost(state: FrameState): state is 'failed' | 'timed out' {
  return state === 'failed' || state === 'timed out';
}
