import { type ReactNode, useState } from 'react';
import type { QuotePage } from '#types/content/quote-page';
import { useHash } from '../../../engine/journey/use-hash.ts';
import { AlertRegion } from '../../../engine/ui/AlertRegion.tsx';
import { OpeningQuote } from './OpeningQuote.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useQuoteLink } from './use-quote-link.ts';

interface QuoteLinkProps {
  text: string;
  content: QuotePage;
  /** The wizard, which is drawn once the link has led to one of its steps. */
  children: ReactNode;
}

/** Opens a link to a quote, and says at the step that it leads to what is wrong with it. */
export function QuoteLink({ text, content: { link, journey }, children }: QuoteLinkProps) {
  const { phase, read, problem, replace, keep } = useQuoteLink(text, journey);
  const hasEnded = phase === 'ended';
  const isAsked = phase === 'asking';
  // once it is fetched, the page that it opens is on its way
  const status = read.status === 'done' && !isAsked ? 'reading' : read.status;
  const hash = useHash();
  const [endedAt, setEndedAt] = useState<string>();
  if (hasEnded && endedAt === undefined) setEndedAt(hash);
  // at the next step it is no news any more
  const alert = problem && hash === endedAt && link.alerts[problem];
  return (
    <>
      <AlertRegion alerts={alert ? [alert] : []} values={{}} />
      {hasEnded ? (
        children
      ) : (
        <OpeningQuote content={link} status={status} onRetry={read.tryAgain} onSkip={keep} />
      )}
      <ReplaceDialog content={link.replace} open={isAsked} onReplace={replace} onKeep={keep} />
    </>
  );
}
