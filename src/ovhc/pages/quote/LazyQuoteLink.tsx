import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { OpeningQuote } from './OpeningQuote.tsx';
import type { QuoteLinkProps } from './QuoteLink.tsx';

const load = () => import('./QuoteLink.tsx');

/** Loads QuoteLink on demand: few visits start with a link to a quote. */
export function LazyQuoteLink(props: QuoteLinkProps) {
  const { status, result, tryAgain } = useLazyModule(load, true, 'on demand');
  if (result) return <result.QuoteLink {...props} />;
  return <OpeningQuote content={props.content.link} status={status} onRetry={tryAgain} />;
}
