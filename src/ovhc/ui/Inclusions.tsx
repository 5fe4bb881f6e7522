import './inclusions.css';
import type { ProductTexts } from '#types/content/product-texts';
import { Icon } from '../../engine/ui/Icon.tsx';
import type { BenefitStatus } from '../quote/comparison.ts';

export interface Inclusion {
  feature: string;
  status: BenefitStatus;
}

interface InclusionsProps {
  inclusions: readonly Inclusion[];
  statuses: ProductTexts['statuses'];
}

/** Lists what a product covers. Each item shows its status as an icon and a word (§2). */
export function Inclusions({ inclusions, statuses }: InclusionsProps) {
  return (
    <ul className="inclusions">
      {inclusions.map(({ feature, status }) => {
        const { icon, text } = statuses[status];
        return (
          <li key={feature} data-status={status}>
            <span className="inclusion-name">{feature}</span>{' '}
            <span className="inclusion-status">
              <Icon shape={icon} />
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
