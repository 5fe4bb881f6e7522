import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import type { ProductSummaryContent } from './content.ts';

/** The top of the page: the way back, and which product this is (§2). */
export function Banner({ content: { previous, subtitle, title } }: { content: ProductSummaryContent }) {
  return (
    <header className="summary-banner">
      <a className="button-quiet" href={previous.href}>
        <Icon shape={icons.chevronLeft} />
        {previous.text}
      </a>
      <p className="eyebrow">{subtitle}</p>
      <h1>{title}</h1>
    </header>
  );
}
