import './retry-note.css';
import { useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import type { Read } from '../use-read.ts';
import { RetryButton } from './RetryButton.tsx';

interface RetryNoteProps {
  /** The status of a read or a search. The note only shows for `slow` and `failed`. */
  status: Read<unknown>['status'] | 'prompt' | 'searching';
  /** Replaces the general text for failures. */
  failed?: string | undefined;
  onRetry(): void;
}

/**
 * Says that data is slow or failed to load, and offers to try again. The region always exists, so that assistive
 * technology announces it, and it takes the focus when its button disappears.
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
          <RetryButton
            onRetry={() => {
              // it is in view, so don't scroll for sticky elements
              region.current?.focus({ preventScroll: true });
              onRetry();
            }}
          >
            {tryAgain}
          </RetryButton>
        </>
      )}
    </div>
  );
}
