import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { formatPrice } from '../../quote/prices.ts';
import type { ProductCard } from '../../quote/product-card.ts';

interface CardProps {
  card: ProductCard;
  /** The field's name, for the link that answers it. */
  name: string;
  texts: Pick<ProductCardsWidget, 'from' | 'per' | 'statuses' | 'button'>;
  onChoose(): void;
}

/** One cover: its name, its price, what it includes, its disclosure statement, and the way on (§2). */
export function Card({ card, name, texts, onChoose }: CardProps) {
  const titleId = `${name}-${card.id}`;
  return (
    <article className="card" data-product={card.id} aria-labelledby={titleId}>
      <h2 className="card-name" id={titleId}>
        {card.name}
      </h2>
      <p className="card-summary">{card.summary}</p>
      {card.price && (
        <p className="card-price">
          <span className="card-from">{texts.from}</span>
          <strong className="card-amount">{formatPrice(card.price)}</strong>
          <span className="card-per">{texts.per[card.paymentFrequency]}</span>
        </p>
      )}
      <ul className="card-inclusions">
        {card.inclusions.map(({ feature, inclusionStatus }) => {
          const { icon, text } = texts.statuses[inclusionStatus];
          return (
            <li key={feature} data-status={inclusionStatus}>
              <Icon shape={icon} />
              <span>
                {feature} <span className="card-status">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="card-pds">
        <a href={card.pdsLink.href}>{card.pdsLink.text}</a>
      </p>
      <a
        className="button"
        href={card.href}
        onClick={onChoose}
        // the middle button opens another tab, which is a choice as well
        onAuxClick={({ button }) => button === 1 && onChoose()}
        aria-describedby={titleId}
      >
        {texts.button}
      </a>
    </article>
  );
}
