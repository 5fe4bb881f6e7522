import type { ProductCardsWidget } from '#types/widgets/product-cards';
import type { ProductCard } from '../../quote/product-card.ts';
import { Inclusions } from '../../ui/Inclusions.tsx';
import { Price } from '../../ui/Price.tsx';

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
      <div className="card-price">
        {card.price && <Price amount={card.price} frequency={card.paymentFrequency} texts={texts} />}
      </div>
      <Inclusions inclusions={card.inclusions} statuses={texts.statuses} />
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
