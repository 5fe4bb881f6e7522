import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Calls a function each time the visitor comes back to the page, or the network to the visitor, while that matters. */
export function useReturn(matters: boolean, onReturn: () => void): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  // a passive effect would listen too late for a network that comes back just as the failure is shown
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

/** Milliseconds after which the page says that something takes long. */
export const SLOW_AFTER = 10_000;

export interface Read<Result> {
  /** none: there is nothing to read. slow: it is still being read, and takes long. */
  status: 'none' | 'reading' | 'slow' | 'done' | 'failed';
  /** The last result for this key. */
  result: Result | undefined;
  /** Reads anew, whatever the status. */
  tryAgain(): void;
}

interface Ended<Result> {
  key: string;
  attempt: number;
  result?: Result;
  hasFailed?: boolean;
}

/**
 * Reads something, and reads it anew when its key changes; a newer key makes an older answer void. A failure is reported
 * in the console; it is read again when the visitor presses "Try again" or comes back, or the network does.
 *
 * @param key names what is read; undefined while there is nothing to read
 * @param read may change from one drawing to the next: the key says all that matters
 * @param failure what the console says of a failure
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
