import './retry-note.css';
import { useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import type { Read } from '../use-read.ts';

interface RetryNoteProps {
  /** The status of a read or of a search. Nothing shows but for `slow` and `failed`. */
  status: Read<unknown>['status'] | 'prompt' | 'searching';
  /** Replaces the general text for a failure. */
  failed?: string | undefined;
  onRetry(): void;
}

/**
 * Says in place of what is read that it takes long or did not come, and offers to try again. The region stands there
 * from the start, so that assistive technology hears it, and takes the focus as its button goes.
 */
export function RetryNote({ status, failed, onRetry }: RetryNoteProps) {
  const { slow, failed: defaultText, tryAgain } = useEngine().texts.reading;
  const region = useRef<HTMLDivElement>(null);
  const isSlow = status === 'slow';
  return (
    <div className="retry-note" role="status" tabIndex={-1} ref={region}>
      {(isSlow || status === 'failed') && (
        <>
          <p key={status}>{isSlow ? slow : (failed ?? defaultText)}</p>
          <button
            className="button-quiet"
            type="button"
            onClick={() => {
              // it is in view, and what stays at an edge of the screen must not bring the page along
              region.current?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            {tryAgain}
          </button>
        </>
      )}
    </div>
  );
}
