import { useEffect, useRef, useState } from 'react';
import type { Submission } from './submission.ts';
import { pushHash, useHash } from './use-hash.ts';

export interface Submit {
  /** The hash of the step that is being submitted. */
  sending: string | undefined;
  /** Submits a step's journey, unless it is being submitted already. */
  send(hash: string, submission: Submission): void;
  /** Runs a function once nothing is being submitted and everything can be used again. */
  afterwards(run: () => void): void;
}

/**
 * Submits a journey, once at a time. Meanwhile Back and other hashes don't change the step, and the browser asks
 * before the page is closed.
 * @param onSubmit resolves when it is done; it reports failures itself
 */
export function useSubmit(onSubmit: ((submission: Submission) => Promise<void>) | undefined): Submit {
  const [sending, setSending] = useState<string>();
  // the second click of a double click comes before the next render
  const isBusy = useRef(false);
  const hash = useHash();
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    if (sending !== undefined) return;
    for (const run of waiting.current.splice(0)) run();
  }, [sending]);

  useEffect(() => {
    if (sending !== undefined && hash !== sending) pushHash(sending);
  }, [sending, hash]);

  useEffect(() => {
    if (sending === undefined) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [sending]);

  const send = async (from: string, submission: Submission) => {
    if (isBusy.current || !onSubmit) return;
    isBusy.current = true;
    setSending(from);
    try {
      await onSubmit(submission);
    } finally {
      isBusy.current = false;
      submission.renew();
      setSending(undefined);
    }
  };
  const afterwards = (run: () => void) => {
    if (isBusy.current) waiting.current.push(run);
    else run();
  };
  return { sending, send, afterwards };
}
