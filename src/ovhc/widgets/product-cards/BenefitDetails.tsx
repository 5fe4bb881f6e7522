import './benefit-details.css';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import type { BenefitRow } from '../../quote/comparison.ts';
import type { ProductCard } from '../../quote/product-card.ts';

interface BenefitDetailsProps {
  row: BenefitRow;
  benefit: ProductCardsWidget['benefits'][number];
  cards: readonly ProductCard[];
  texts: Pick<ProductCardsWidget, 'benefitTexts' | 'statuses'>;
}

/** Explains one benefit: its meaning, its waiting period and what each product covers. */
export function BenefitDetails({ row, benefit, cards, texts }: BenefitDetailsProps) {
  const { benefitTexts, statuses } = texts;
  const { meaning, waitingPeriod, limits = [] } = benefit;
  return (
    <div className="benefit-details">
      <p>
        <Text>{meaning}</Text>
      </p>
      <p>
        <Text>
          {waitingPeriod ? fill(benefitTexts.waiting, { period: waitingPeriod }) : benefitTexts.noWaiting}
        </Text>
      </p>
      <dl>
        {cards.map(({ id, name }, at) => {
          const status = row.statuses[at] ?? 'unlisted';
          const limit = limits.find(({ product }) => product === id)?.text;
          return (
            <div key={id} data-status={status}>
              <dt>{name}</dt>
              <dd className="inclusion-status">
                <Icon shape={statuses[status].icon} />
                {statuses[status].text}
              </dd>
              {limit && <dd className="benefit-limit">{limit}</dd>}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
