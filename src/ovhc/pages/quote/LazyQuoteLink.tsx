import type { ReactNode } from 'react';
import type { QuotePage } from '#types/content/quote-page';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { OpeningQuote } from './OpeningQuote.tsx';

const load = () => import('./QuoteLink.tsx');

interface LazyQuoteLinkProps {
  text: string;
  content: QuotePage;
  /** The wizard, drawn after the link has opened one of its steps. */
  children: ReactNode;
}

/** Loads QuoteLink on demand: few visits start with a link to a quote. */
export function LazyQuoteLink(props: LazyQuoteLinkProps) {
  const { status, result, tryAgain } = useLazyModule(load, true, 'on demand');
  if (result) return <result.QuoteLink {...props} />;
  return <OpeningQuote content={props.content.link} status={status} onRetry={tryAgain} />;
}
