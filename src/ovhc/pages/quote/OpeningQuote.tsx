import type { QuoteLinkTexts } from '#types/content/quote-page';
import { useEngine } from '../../../engine/engine-context.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import type { Read } from '../../../engine/use-read.ts';

interface OpeningQuoteProps {
  content: QuoteLinkTexts;
  status: Read<unknown>['status'];
  onRetry(): void;
  /** Continues without the link. Undefined if that is not possible. */
  onSkip?(): void;
}

/** Replaces a step while the quote of a link is opened, and shows if that fails. */
export function OpeningQuote({ content, status, onRetry, onSkip }: OpeningQuoteProps) {
  const { loading } = useEngine().texts;
  const isLoading = status === 'reading' || status === 'slow';
  return (
    <div className="step" data-width="question">
      <h1>{content.opening}</h1>
      {isLoading && (
        <div aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isLoading && loading}
      </p>
      <RetryNote status={status} failed={content.failed} onRetry={onRetry} />
      {status === 'failed' && onSkip && (
        <p>
          <button className="button-quiet" type="button" onClick={onSkip}>
            {content.skip}
          </button>
        </p>
      )}
    </div>
  );
}
