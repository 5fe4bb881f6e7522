import './inclusions.css';
import type { ProductTexts } from '#types/content/product-texts';
import type { ProductFeature } from '#types/data/product';
import { Icon } from '../../engine/ui/Icon.tsx';

interface InclusionsProps {
  inclusions: readonly ProductFeature[];
  statuses: ProductTexts['statuses'];
}

/** What a product covers, each with its status as an icon and a word (§2). */
export function Inclusions({ inclusions, statuses }: InclusionsProps) {
  return (
    <ul className="inclusions">
      {inclusions.map(({ feature, inclusionStatus }) => {
        const { icon, text } = statuses[inclusionStatus];
        return (
          <li key={feature} data-status={inclusionStatus}>
            <Icon shape={icon} />
            <span>
              {feature} <span className="inclusion-status">{text}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
