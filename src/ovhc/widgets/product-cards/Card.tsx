import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import type { ProductCard } from '../../quote/product-card.ts';
import { type Inclusion, Inclusions } from '../../ui/Inclusions.tsx';
import { Price } from '../../ui/Price.tsx';
import { ProductLink } from './ProductLink.tsx';

interface CardProps {
  card: ProductCard;
  inclusions: readonly Inclusion[];
  name: string;
  texts: Pick<ProductCardsWidget, 'from' | 'per' | 'statuses' | 'button' | 'chosen'>;
  /** True for the product that the visitor chose before. */
  isChosen: boolean;
  onChoose(): void;
}

/**
 * Draws one product (§2). Its name, price and link come first, so that they are above the fold, then what it
 * includes and its disclosure statement.
 */
export function Card({ card, inclusions, name, texts, isChosen, onChoose }: CardProps) {
  const titleId = `${name}-${card.id}`;
  return (
    <article
      className="card"
      data-product={card.id}
      data-chosen={isChosen ? '' : undefined}
      aria-labelledby={titleId}
    >
      <div className="card-title">
        <h2 className="card-name" id={titleId}>
          {card.name}
        </h2>
        {isChosen && (
          <p className="card-chosen">
            <Icon shape={icons.good} />
            {texts.chosen}
          </p>
        )}
      </div>
      <div className="card-price">
        {card.price && <Price amount={card.price} frequency={card.paymentFrequency} texts={texts} />}
      </div>
      <ProductLink href={card.href} text={texts.button} titleId={titleId} onChoose={onChoose} />
      <p className="card-summary">{card.summary}</p>
      <Inclusions inclusions={inclusions} statuses={texts.statuses} />
      <p className="card-pds">
        <a href={card.pdsLink.href}>{card.pdsLink.text}</a>
      </p>
    </article>
  );
}

/** Draws placeholders while the cards are loading. */
export function CardSkeletons() {
  return (
    <div className="cards-loading" aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div className="card-skeleton" key={key}>
          <span className="skeleton" />
          <span className="skeleton skeleton-price" />
          <span className="skeleton skeleton-button" />
          {['1', '2', '3', '4', '5', '6'].map((line) => (
            <span className="skeleton" key={line} />
          ))}
        </div>
      ))}
    </div>
  );
}
