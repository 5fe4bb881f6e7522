import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormStore } from '../../form/form-store.ts';
import type { Path } from '../../form/paths.ts';
import { registerSubmitHandler, SubmitFailure } from '../../journey/submit-handlers.ts';
import type { Source } from '../../source.ts';
import type { FrameAddress } from './frame-protocol.ts';
import type { FrameState } from './frame-state.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';

/** How many frames are tried before the visitor sees a failure. */
const TRIES = 2;

/** The forms with entries in a card form. Their frames may come and go. */
const typedForms = new WeakSet<FormStore>();

interface DrawnFrame {
  /** Counts the frames. Each one is a new element, so that none adds a history entry. */
  count: number;
  /** Counts the frames since the last one that loaded, or that the visitor requested. */
  tries: number;
  query: string | undefined;
  state: FrameState;
  address: FrameAddress | undefined;
  /** The height that the frame asks for. */
  height: number | undefined;
  /** True if the visitor's entries in an earlier frame, or before a reload, are gone. */
  isEmptied: boolean;
}

const fresh = (form: FormStore, count: number, query: string | undefined, tries = 1): DrawnFrame => ({
  count,
  tries,
  query,
  state: 'loading',
  address: undefined,
  height: undefined,
  isEmptied: typedForms.has(form),
});

interface CardFrameOptions {
  form: FormStore;
  path: Path;
  source: Source;
  /** The query for the source. The frame opens when it is known. */
  query: string | undefined;
  readyTimeout: number;
  answerTimeout: number;
  challengeTimeout: number;
}

export interface CardFrame extends DrawnFrame {
  /**
   * Attaches the element.
   * @returns a function that detaches it
   */
  attach(iframe: HTMLIFrameElement | null): (() => void) | undefined;
  /** Shows the errors of the frame's fields. */
  reveal(): void;
  /** Requests another frame. */
  renew(): void;
}

/** Returns a frame for a query. A new query or a failure opens a new frame. */
export function useCardFrame(options: CardFrameOptions): CardFrame {
  const { form, path, source, query, readyTimeout, answerTimeout, challengeTimeout } = options;
  const [drawn, setDrawn] = useState(() => fresh(form, 1, query));
  const open = useRef<OpenFrame>(undefined);
  const { count, address } = drawn;

  // a query that is briefly unknown may return unchanged, so the frame and its entries stay; and a frame that is
  // being submitted is not replaced, because it may be charging the card
  const isOther = query !== undefined && query !== drawn.query;
  if (isOther && !open.current?.isSending()) setDrawn(fresh(form, count + 1, query));
  const renew = useCallback(() => setDrawn((last) => fresh(form, last.count + 1, last.query)), [form]);

  // in a layout effect, so that a click cannot reach a frame that is no longer on the page
  const asked = drawn.query;
  useLayoutEffect(() => {
    const update = (next: (last: DrawnFrame) => DrawnFrame) =>
      setDrawn((last) => (last.count === count ? next(last) : last));
    const change = (news: Partial<DrawnFrame>) => update((last) => ({ ...last, ...news }));
    if (asked === undefined) {
      // the values that it waits for may never arrive
      const timer = setTimeout(() => change({ state: 'failed' }), readyTimeout);
      return () => clearTimeout(timer);
    }
    const frame = openFrame({
      search: (signal) => source.search(asked, signal),
      readyTimeout,
      answerTimeout,
      challengeTimeout,
      onAddress: (found) => change({ address: found }),
      onState: (state) => change({ state, ...(state === 'loading' && { isEmptied: typedForms.has(form) }) }),
      onLoadTimeout: () =>
        update((last) =>
          last.tries < TRIES
            ? fresh(form, count + 1, asked, last.tries + 1)
            : { ...last, state: 'timed out' },
        ),
      onHeight: (height) => change({ height }),
      onTyped: () => typedForms.add(form),
      onUsed: renew,
    });
    open.current = frame;
    // running the effect again opens another frame
    update(({ tries }) => fresh(form, count, asked, tries));
    return () => {
      open.current = undefined;
      frame.close();
    };
  }, [form, source, asked, count, readyTimeout, answerTimeout, challengeTimeout, renew]);

  const reveal = useCallback(() => open.current?.reveal(), []);
  const attach = useCallback(
    (iframe: HTMLIFrameElement | null) =>
      iframe && address ? open.current?.attach(iframe, address.origin) : undefined,
    [address],
  );

  const register = useEffectEvent(() =>
    registerSubmitHandler(form, path, {
      submit: () =>
        open.current?.submit() ?? Promise.reject(new SubmitFailure('refused', 'there is no frame')),
      reset: () => open.current?.renew(),
    }),
  );
  useEffect(() => register(), []);
  return { ...drawn, attach, reveal, renew };
}
