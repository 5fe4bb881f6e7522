import { StepSummary } from '../../../engine/journey/StepSummary.tsx';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import type { ProductSummaryContent } from './content.ts';

/** The top of the page: the way back, which product this is (§2), and whom its price is for. */
export function Banner({ content }: { content: ProductSummaryContent }) {
  const { previous, subtitle, title, choices } = content;
  return (
    <header className="summary-banner">
      <a className="button-quiet" href={previous.href}>
        <Icon shape={icons.chevronLeft} />
        {previous.text}
      </a>
      <p className="eyebrow">{subtitle}</p>
      <h1>{title}</h1>
      <StepSummary {...choices.quoteFor} />
    </header>
  );
}
