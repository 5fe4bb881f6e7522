import { useEffect, useRef, useState } from 'react';
import type { Submission } from './journey-steps.ts';
import { pushHash, useHash } from './use-hash.ts';

export interface Submit {
  /** The hash of the step that is being sent. */
  sending: string | undefined;
  /** Sends a step's journey. While one is on its way, nothing more is sent. */
  send(hash: string, submission: Submission): void;
}

/**
 * Sends a journey, once at a time. Until that is done the step stays in view, whichever way Back or another hash
 * would lead, and who leaves the page is asked whether they mean it.
 *
 * @param onSubmit settles when it is done, well or not; what has failed is its own affair to tell
 */
export function useSubmit(onSubmit: ((submission: Submission) => Promise<void>) | undefined): Submit {
  const [sending, setSending] = useState<string>();
  // a double click comes before anything is drawn
  const isBusy = useRef(false);
  const hash = useHash();

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
  return { sending, send };
}
