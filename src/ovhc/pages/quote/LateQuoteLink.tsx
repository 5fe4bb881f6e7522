import type { ReactNode } from 'react';
import type { QuotePage } from '#types/content/quote-page';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { OpeningQuote } from './OpeningQuote.tsx';

const load = () => import('./QuoteLink.tsx');

interface LateQuoteLinkProps {
  text: string;
  content: QuotePage;
  /** The wizard, which is drawn once the link has led to one of its steps. */
  children: ReactNode;
}

/** Loads QuoteLink: few visits begin with a link to a quote. */
export function LateQuoteLink(props: LateQuoteLinkProps) {
  const { status, result, tryAgain } = useLazyModule(load, true, 'on demand');
  if (result) return <result.QuoteLink {...props} />;
  return <OpeningQuote content={props.content.link} status={status} onRetry={tryAgain} />;
}
