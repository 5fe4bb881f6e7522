import './product-cards.css';
import { useStore } from 'zustand';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { DEFAULT_FREQUENCY } from '../../quote/prices.ts';
import { productCard } from '../../quote/product-card.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { Card } from './Card.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { chooseProduct } from './choose-product.ts';
import { Slider } from './Slider.tsx';
import { useProducts } from './use-products.ts';

/** The products on offer for the quote, side by side, with the price for the chosen frequency (§2). */
function ProductCards({ options, name, label, id, onChange }: WidgetProps<string, ProductCardsWidget>) {
  const frequency = useStore(quoteStore, (quote) => quote.paymentFrequency ?? DEFAULT_FREQUENCY);
  const { products, loading } = useProducts(options.source);

  if (loading) return <CardSkeletons text={options.loading} />;
  if (products.length === 0) {
    return (
      <p className="cards-empty" role="status">
        {options.empty}
      </p>
    );
  }
  return (
    <Slider id={id} label={label} texts={options}>
      {products.map((product) => {
        const card = productCard(product, frequency);
        return (
          <Card
            key={card.id}
            card={card}
            name={name}
            texts={options}
            onChoose={() => {
              onChange(card.id, card.name);
              chooseProduct(product);
            }}
          />
        );
      })}
    </Slider>
  );
}

export const widget = defineWidget('none', ProductCards);
