import type { CardFrameCommand } from '#types/events/card-frame';
import type { Json, JsonObject } from '../../form/paths.ts';
import { SubmitFailure } from '../../journey/submit-handlers.ts';
import { SourceBlocked } from '../../source.ts';
import { type FrameAddress, frameAddress, isFrom, readMessage } from './frame-protocol.ts';
import { type FrameEvent, type FrameState, isBeingSent, isLost, isOpen, nextState } from './frame-state.ts';
import { createTimeLimits } from './time-limits.ts';

/** A request for a token, which resolves or rejects. */
export interface TokenRequest {
  promise: Promise<Json>;
  resolve(token: Json): void;
  reject(failure: SubmitFailure): void;
}

export function createTokenRequest(): TokenRequest {
  let resolve: TokenRequest['resolve'] = () => {};
  let reject: TokenRequest['reject'] = () => {};
  const promise = new Promise<Json>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
}

interface FrameOptions {
  /** Asks for an address; one is good for one frame. */
  search(signal: AbortSignal): Promise<readonly JsonObject[]>;
  /** Milliseconds until a frame that does not come is given up. */
  readyTimeout: number;
  /** Milliseconds until a frame that does not answer is given up; they do not count during a challenge. */
  answerTimeout: number;
  /** Milliseconds until a challenge that nobody answers is given up. */
  challengeTimeout: number;
  onAddress(address: FrameAddress): void;
  onState(state: FrameState): void;
  /** Is called instead of `onState` when the frame has said nothing in time. */
  onAbsent(): void;
  onHeight(height: number): void;
  /** Is called when the frame was sent and is of no more use. */
  onSpent(): void;
}

export interface OpenFrame {
  /** Listens to the frame as it is drawn. @returns stops listening */
  attach(iframe: HTMLIFrameElement, origin: string): () => void;
  /** Asks the frame for a token. A second call meanwhile gets the same one. @throws SubmitFailure */
  submit(): Promise<Json>;
  /** Makes the frame show the errors of its fields. */
  reveal(): void;
  isSending(): boolean;
  /** Asks for another frame if this one's token has been used up. */
  renew(): void;
  close(): void;
}

/** Returns the reason for a missing token: only an outcome is certainly without effect. */
function reasonOf({ type }: FrameEvent): SubmitFailure['reason'] {
  if (type === 'outcome') return 'refused';
  return type === 'timeout' ? 'timed out' : 'failed';
}

/**
 * Follows one frame from its address to its token. Its state is kept here, apart from what is drawn, since two messages
 * or two clicks may come before anything is drawn. The token goes to the caller of `submit`, and is kept nowhere.
 */
export function openFrame(options: FrameOptions): OpenFrame {
  const closing = new AbortController();
  let state: FrameState = 'loading';
  let hasCome = false;
  let request: TokenRequest | undefined;
  let post: ((command: CardFrameCommand) => void) | undefined;

  /** @returns whether it changed anything */
  const take = (event: FrameEvent): boolean => {
    const before = state;
    state = nextState(before, event);
    if (state === before) return false;
    limits.enter(state);
    if (isLost(state)) closing.abort();
    else hasCome = true;
    if (isLost(state) && isBeingSent(before)) {
      end()?.reject(new SubmitFailure(reasonOf(event), 'the frame gave no token'));
      options.onSpent();
    } else if (state === 'timed out' && !hasCome) options.onAbsent();
    else options.onState(state);
    return true;
  };
  const limits = createTimeLimits(
    {
      loading: options.readyTimeout,
      submitting: options.answerTimeout,
      challenged: options.challengeTimeout,
    },
    () => take({ type: 'timeout' }),
  );
  limits.enter(state);

  /** Lets the request go that is at its end, and its token with it. */
  const end = () => {
    const ended = request;
    request = undefined;
    return ended;
  };
  const receive = ({ data }: MessageEvent, iframe: HTMLIFrameElement) => {
    const message = readMessage(data);
    if (!message) return;
    const isNews = take(message);
    const isActive = document.activeElement === iframe && (navigator.userActivation?.isActive ?? true);
    const isPressed = message.type === 'enter' && isActive;
    if (isPressed && isOpen(state)) iframe.closest('form')?.requestSubmit();
    if (message.type === 'height') options.onHeight(message.height);
    if (message.type === 'token' && isNews) end()?.resolve({ ...message.card });
    if (message.type === 'failure' && isNews) console.error('A card frame has failed.', message.reason ?? '');
  };

  const ask = async () => {
    try {
      const address = frameAddress(await options.search(closing.signal));
      if (!closing.signal.aborted) options.onAddress(address);
    } catch (error) {
      if (closing.signal.aborted) return;
      console.error('A card frame could not be asked for.', error);
      take({ type: error instanceof SourceBlocked ? 'blocked' : 'failure' });
    }
  };
  void ask();

  const renew = () => {
    if (state === 'tokenised') options.onSpent();
  };
  return {
    attach(iframe, origin) {
      const listen = (event: MessageEvent) => isFrom(event, iframe, origin) && receive(event, iframe);
      let isLoaded = false;
      const load = () => {
        if (isLoaded && take({ type: 'reload' })) console.warn('A card frame has loaded again.');
        // what it said may be the last document's, or this one's from before it was loaded
        if (isLoaded && state === 'loading') post?.({ type: 'report' });
        isLoaded = true;
      };
      addEventListener('message', listen);
      iframe.addEventListener('load', load);
      post = (command) => iframe.contentWindow?.postMessage(command, origin);
      return () => {
        removeEventListener('message', listen);
        iframe.removeEventListener('load', load);
        post = undefined;
      };
    },
    submit() {
      if (request) return request.promise;
      if (!post || !take({ type: 'submit' })) {
        renew();
        return Promise.reject(new SubmitFailure('refused', 'the frame was not ready for it'));
      }
      request = createTokenRequest();
      post({ type: 'submit' });
      return request.promise;
    },
    reveal: () => post?.({ type: 'reveal' }),
    isSending: () => request !== undefined,
    renew,
    close() {
      closing.abort();
      limits.clear();
      // how far it came will never be known
      end()?.reject(new SubmitFailure('timed out', 'the frame was taken away'));
    },
  };
}
