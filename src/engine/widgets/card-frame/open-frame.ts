import type { CardFrameCommand } from '#types/events/card-frame';
import type { Json, JsonObject } from '../../form/paths.ts';
import { SubmitFailure } from '../../journey/submit-handlers.ts';
import { SourceBlocked } from '../../source.ts';
import { focusedIn } from '../../ui/tree.ts';
import { type FrameAddress, frameAddress, isFrom, readMessage } from './frame-protocol.ts';
import { type FrameEvent, type FrameState, isBeingSent, isLost, isOpen, nextState } from './frame-state.ts';
import { createTimeLimits } from './time-limits.ts';

/** A request for a token, with its promise's functions. */
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
  /** Fetches an address. Each frame needs its own. */
  search(signal: AbortSignal): Promise<readonly JsonObject[]>;
  /** Milliseconds until a frame that does not load counts as failed. */
  readyTimeout: number;
  /** Milliseconds until a frame that does not answer counts as failed, without the time of a challenge. */
  answerTimeout: number;
  /** Milliseconds until a challenge without an answer counts as failed. */
  challengeTimeout: number;
  onAddress(address: FrameAddress): void;
  onState(state: FrameState): void;
  /** Called instead of `onState` when the frame has timed out. */
  onLoadTimeout(): void;
  onHeight(height: number): void;
  /** Called when the frame says that the visitor has typed in it. */
  onTyped(): void;
  /** Called when the frame was submitted and cannot be used again. */
  onUsed(): void;
}

export interface OpenFrame {
  /**
   * Subscribes to the frame's messages.
   * @returns a function that unsubscribes
   */
  attach(iframe: HTMLIFrameElement, origin: string): () => void;
  /**
   * Requests a token from the frame. A second call during the first gets the same promise.
   * @throws SubmitFailure
   */
  submit(): Promise<Json>;
  /** Shows the errors of the frame's fields. */
  reveal(): void;
  isSending(): boolean;
  /** Requests a new frame if this one's token was used. */
  renew(): void;
  close(): void;
}

/** Returns the reason for a missing token. Only an outcome is certainly without effect. */
function reasonOf({ type }: FrameEvent): SubmitFailure['reason'] {
  if (type === 'outcome') return 'refused';
  return type === 'timeout' ? 'timed out' : 'failed';
}

/**
 * Follows one frame from its address to its token. Its state is outside of React, because two messages or clicks can
 * come before a render. The token goes only to the caller of `submit` and is not stored.
 */
export function openFrame(options: FrameOptions): OpenFrame {
  const closing = new AbortController();
  let state: FrameState = 'loading';
  let hasLoaded = false;
  let request: TokenRequest | undefined;
  let post: ((command: CardFrameCommand) => void) | undefined;

  /** @returns true if the state changed */
  const take = (event: FrameEvent): boolean => {
    const before = state;
    state = nextState(before, event);
    if (state === before) return false;
    limits.enter(state);
    if (isLost(state)) closing.abort();
    else hasLoaded = true;
    if (isLost(state) && isBeingSent(before)) {
      end()?.reject(new SubmitFailure(reasonOf(event), 'the frame gave no token'));
      options.onUsed();
    } else if (state === 'timed out' && !hasLoaded) options.onLoadTimeout();
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

  /** Forgets a request that has ended, with its token. */
  const end = () => {
    const ended = request;
    request = undefined;
    return ended;
  };
  const receive = ({ data }: MessageEvent, iframe: HTMLIFrameElement) => {
    const message = readMessage(data);
    if (!message) return;
    const isNew = take(message);
    const isActive = focusedIn(iframe) === iframe && (navigator.userActivation?.isActive ?? true);
    const isPressed = message.type === 'enter' && isActive;
    if (isPressed && isOpen(state)) iframe.closest('form')?.requestSubmit();
    if (message.type === 'height') options.onHeight(message.height);
    if (message.type === 'validity' && (message.typed ?? message.valid)) options.onTyped();
    if (message.type === 'token' && isNew) end()?.resolve({ ...message.card });
    if (message.type === 'failure' && isNew) console.error('A card frame has failed.', message.reason ?? '');
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
    if (state === 'tokenised') options.onUsed();
  };
  return {
    attach(iframe, origin) {
      const listen = (event: MessageEvent) => isFrom(event, iframe, origin) && receive(event, iframe);
      let isLoaded = false;
      const load = () => {
        if (isLoaded && take({ type: 'reload' })) console.warn('A card frame has loaded again.');
        // the message may be from the previous document, or from before this one was loaded
        if (isLoaded && state === 'loading') post?.({ type: 'report' });
        // a page that is blocked, or an error, loads too; it never sends a message
        if (!isLoaded && state === 'loading') limits.enter(state, options.readyTimeout / 4);
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
      // the outcome is unknown
      end()?.reject(new SubmitFailure('timed out', 'the frame was taken away'));
    },
  };
}
