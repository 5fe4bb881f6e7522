import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormStore } from '../../form/form-store.ts';
import type { Path } from '../../form/paths.ts';
import { registerSubmitHandler, SubmitFailure } from '../../journey/submit-handlers.ts';
import type { Source } from '../../source.ts';
import type { FrameAddress } from './frame-protocol.ts';
import type { FrameState } from './frame-state.ts';
import { type OpenFrame, openFrame } from './open-frame.ts';

/** Frames that are mounted, one after the other, before the visitor learns that none comes. */
const TRIES = 2;

interface DrawnFrame {
  /** Counts the frames: another one is another element, so that none leaves a mark in the history. */
  count: number;
  /** Counts the frames since the last one that came, or that the visitor asked for. */
  tries: number;
  query: string | undefined;
  state: FrameState;
  address: FrameAddress | undefined;
  /** As high as it says it is. */
  height: number | undefined;
}

const fresh = (count: number, query: string | undefined, tries = 1): DrawnFrame => ({
  count,
  tries,
  query,
  state: 'loading',
  address: undefined,
  height: undefined,
});

interface CardFrameOptions {
  form: FormStore;
  path: Path;
  source: Source;
  /** The query for the source; the frame opens once it is known. */
  query: string | undefined;
  readyTimeout: number;
  answerTimeout: number;
  challengeTimeout: number;
}

export interface CardFrame extends DrawnFrame {
  /** Takes the element as it comes. @returns what to do as it goes */
  attach(iframe: HTMLIFrameElement | null): (() => void) | undefined;
  /** Makes the frame show the errors of its fields. */
  reveal(): void;
  /** Asks for another frame. */
  renew(): void;
}

/** Returns a frame for a query. Another query brings a new frame, and so does a frame that fails. */
export function useCardFrame(options: CardFrameOptions): CardFrame {
  const { form, path, source, query, readyTimeout, answerTimeout, challengeTimeout } = options;
  const [drawn, setDrawn] = useState(() => fresh(1, query));
  const open = useRef<OpenFrame>(undefined);
  const { count, address } = drawn;

  // what is not known for a moment may come out the same: what was entered waits for it. And a frame that is being sent
  // is left in peace: it may be taking money. What is drawn of it may come late
  const isOther = query !== undefined && query !== drawn.query;
  if (isOther && !open.current?.isSending()) setDrawn(fresh(count + 1, query));
  const renew = useCallback(() => setDrawn((last) => fresh(last.count + 1, last.query)), []);

  // in a layout effect, so that no click can find a frame that is drawn no more
  const asked = drawn.query;
  useLayoutEffect(() => {
    const update = (next: (last: DrawnFrame) => DrawnFrame) =>
      setDrawn((last) => (last.count === count ? next(last) : last));
    const change = (news: Partial<DrawnFrame>) => update((last) => ({ ...last, ...news }));
    if (asked === undefined) {
      // what it waits for may never be known
      const timer = setTimeout(() => change({ state: 'failed' }), readyTimeout);
      return () => clearTimeout(timer);
    }
    const frame = openFrame({
      search: (signal) => source.search(asked, signal),
      readyTimeout,
      answerTimeout,
      challengeTimeout,
      onAddress: (found) => change({ address: found }),
      onState: (state) => change({ state }),
      onAbsent: () =>
        update((last) =>
          last.tries < TRIES ? fresh(count + 1, asked, last.tries + 1) : { ...last, state: 'timed out' },
        ),
      onHeight: (height) => change({ height }),
      onSpent: renew,
    });
    open.current = frame;
    // an effect that runs once more opens another frame
    update(({ tries }) => fresh(count, asked, tries));
    return () => {
      open.current = undefined;
      frame.close();
    };
  }, [source, asked, count, readyTimeout, answerTimeout, challengeTimeout, renew]);

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
