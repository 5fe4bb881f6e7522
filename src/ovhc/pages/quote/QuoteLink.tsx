import { type ReactNode, useState } from 'react';
import type { QuotePage } from '#types/content/quote-page';
import { useHash } from '../../../engine/journey/use-hash.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { OpeningQuote } from './OpeningQuote.tsx';
import { useQuoteLink } from './use-quote-link.ts';

export interface QuoteLinkProps {
  text: string;
  content: QuotePage;
  /** The wizard, drawn after the link has opened one of its steps. */
  children: ReactNode;
}

/** Opens a link to a quote. If something is wrong with the link, shows an alert at the step that it opens. */
export function QuoteLink({ text, content: { link, journey }, children }: QuoteLinkProps) {
  const { phase, read, problem, replace, keep } = useQuoteLink(text, journey);
  const hasEnded = phase === 'ended';
  const isAsked = phase === 'asking';
  // after the fetch, the page that the link opens is still loading
  const status = read.status === 'done' && !isAsked ? 'reading' : read.status;
  const hash = useHash();
  const [endedAt, setEndedAt] = useState<string>();
  if (hasEnded && endedAt === undefined) setEndedAt(hash);
  // the next step does not repeat the alert
  const alert = problem && hash === endedAt && link.alerts[problem];
  return (
    <>
      <AlertRegion alerts={alert ? [alert] : []} values={{}} />
      {hasEnded ? (
        children
      ) : (
        <OpeningQuote content={link} status={status} onRetry={read.tryAgain} onSkip={keep} />
      )}
      <ConfirmDialog content={link.replace} open={isAsked} onConfirm={replace} onCancel={keep} />
    </>
  );
}
