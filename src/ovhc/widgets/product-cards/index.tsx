import './product-cards.css';
import { useStore } from 'zustand';
import type { QuoteAnswers } from '#types/data/answers';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { useForm } from '../../../engine/form/form-context.ts';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { chooseProduct } from '../../actions/choose-product.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { productCard } from '../../quote/product-card.ts';
import { Card } from './Card.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { Slider } from './Slider.tsx';
import { useProducts } from './use-products.ts';

const FREQUENCY: keyof QuoteAnswers = 'paymentFrequency';

/** The products on offer for the quote, side by side, with the price for the frequency that the form asks for (§2). */
function ProductCards({ options, name, label, id, onChange }: WidgetProps<string, ProductCardsWidget>) {
  const frequency = useStore(useForm().store, ({ visible }) => frequencyOf(visible[FREQUENCY]));
  const { products, loading } = useProducts(options.source);
  const cards = products.map((product) => {
    const card = productCard(product, frequency);
    return (
      <Card
        key={card.id}
        card={card}
        name={name}
        texts={options}
        onChoose={() => {
          onChange(card.id, card.name);
          chooseProduct(product, frequency);
        }}
      />
    );
  });
  return (
    <Slider
      id={id}
      label={label}
      texts={options}
      status={loading ? options.loading : options.empty}
      placeholder={loading && <CardSkeletons />}
    >
      {cards}
    </Slider>
  );
}

export const widget = defineWidget('none', ProductCards);
