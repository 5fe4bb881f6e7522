import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Calls a function each time the visitor returns to the page or the network comes back, while the condition holds. */
export function useReturn(matters: boolean, onReturn: () => void): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  // a passive effect would subscribe too late if the network comes back just as the failure shows
  useLayoutEffect(() => {
    if (!matters) return;
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [matters]);
}

/** Milliseconds until the page says that something is slow. */
export const SLOW_AFTER = 10_000;

export interface Read<Result> {
  /** `none`: there is nothing to read. `slow`: still reading, for a long time. */
  status: 'none' | 'reading' | 'slow' | 'done' | 'failed';
  /** The last result for this key. */
  result: Result | undefined;
  /** Reads again, whatever the status. */
  tryAgain(): void;
}

interface Ended<Result> {
  key: string;
  attempt: number;
  result?: Result;
  hasFailed?: boolean;
}

/**
 * Reads data, and reads it again when the key changes. A newer key cancels the older read. Failures are logged. It
 * reads again when the visitor presses "Try again" or returns to the page, or when the network comes back.
 * @param key identifies what is read; undefined to read nothing
 * @param read may change between renders: only the key matters
 * @param failure the message to log
 */
export function useRead<Result>(
  key: string | undefined,
  read: (signal: AbortSignal) => Promise<Result>,
  failure: string,
): Read<Result> {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<Ended<Result>>();
  const [slow, setSlow] = useState<number>();
  const start = useEffectEvent(read);
  const report = useEffectEvent((error: unknown) => console.error(failure, error));
  const forget = useEffectEvent(() => ended && setEnded(undefined));

  useEffect(() => {
    if (key === undefined) {
      forget();
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => setSlow(attempt), SLOW_AFTER);
    start(abort.signal).then(
      (result) => !abort.signal.aborted && setEnded({ key, attempt, result }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error);
        setEnded({ key, attempt, hasFailed: true });
      },
    );
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
      abort.abort();
    };
  }, [key, attempt]);

  const isEnded = ended !== undefined && ended.key === key && ended.attempt === attempt;
  const hasFailed = isEnded && ended.hasFailed === true;
  const tryAgain = () => setAttempt((last) => last + 1);
  useReturn(hasFailed, tryAgain);

  const result = ended?.key === key ? ended?.result : undefined;
  if (key === undefined) return { status: 'none', result: undefined, tryAgain };
  if (!isEnded) return { status: slow === attempt ? 'slow' : 'reading', result, tryAgain };
  return { status: hasFailed ? 'failed' : 'done', result, tryAgain };
}
