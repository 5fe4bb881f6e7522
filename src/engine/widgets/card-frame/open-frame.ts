import type { CardFrameCommand } from '#types/events/card-frame';
import type { Json, JsonObject } from '../../form/paths.ts';
import { SubmitFailure } from '../../journey/submit-parts.ts';
import { SourceBlocked } from '../../source.ts';
import { type FrameAddress, frameAddress } from './frame-address.ts';
import { isFrom, readMessage } from './frame-message.ts';
import { type FrameEvent, type FrameState, isLost, isOpen, nextState } from './frame-state.ts';
import { createTokenRequest, type TokenRequest } from './token-request.ts';

interface FrameOptions {
  /** Asks for an address; one is good for one frame. */
  search(signal: AbortSignal): Promise<readonly JsonObject[]>;
  /** Milliseconds until a frame that does not come is given up. */
  readyTimeout: number;
  /** The same for one that does not answer. */
  answerTimeout: number;
  onAddress(address: FrameAddress): void;
  onState(state: FrameState): void;
  /** Is called in place of `onState` when the frame has not said a word in time. */
  onAbsent(): void;
  onHeight(height: number): void;
  /** It was sent, and is good for nothing more. */
  onSpent(): void;
}

export interface OpenFrame {
  /** Listens to the frame as it is drawn. @returns how to stop */
  attach(iframe: HTMLIFrameElement, origin: string): () => void;
  /** Has the frame make a token; while it does, to ask again asks for the same. @throws SubmitFailure */
  submit(): Promise<Json>;
  isSending(): boolean;
  /** What was made has been used up: where that was its token, another frame is needed. */
  renew(): void;
  close(): void;
}

/** Returns what it means that there is no token: only an outcome says that nothing has come of it. */
function reasonOf({ type }: FrameEvent): SubmitFailure['reason'] {
  if (type === 'outcome') return 'refused';
  return type === 'timeout' ? 'timed out' : 'failed';
}

/**
 * One frame, from its address to its token. Its state is kept here and told to who draws it, since two messages or two
 * clicks may come before anything is drawn. The token is handed to who asked for it, and kept nowhere.
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
    wait();
    if (isLost(state)) closing.abort();
    else hasCome = true;
    if (isLost(state) && before === 'submitting') {
      end()?.reject(new SubmitFailure(reasonOf(event), 'the frame gave no token'));
      options.onSpent();
    } else if (state === 'timed out' && !hasCome) options.onAbsent();
    else options.onState(state);
    return true;
  };
  const limits: Partial<Record<FrameState, number>> = {
    loading: options.readyTimeout,
    submitting: options.answerTimeout,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const limit = limits[state];
    if (limit !== undefined) timer = setTimeout(() => take({ type: 'timeout' }), limit);
  };
  wait();

  /** A request at its end is let go, and its token with it. */
  const end = () => {
    const ended = request;
    request = undefined;
    return ended;
  };
  const hear = ({ data }: MessageEvent, iframe: HTMLIFrameElement) => {
    const message = readMessage(data);
    if (!message) return;
    const isNews = take(message);
    const isPressed = message.type === 'enter' && (navigator.userActivation?.isActive ?? true);
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
      const listen = (event: MessageEvent) => isFrom(event, iframe, origin) && hear(event, iframe);
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
    isSending: () => request !== undefined,
    renew,
    close() {
      closing.abort();
      clearTimeout(timer);
      // how far it has come, nobody will hear
      end()?.reject(new SubmitFailure('timed out', 'the frame was taken away'));
    },
  };
}
