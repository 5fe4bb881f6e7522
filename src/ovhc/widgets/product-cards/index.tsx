import './product-cards.css';
import { useRef } from 'react';
import { useStore } from 'zustand';
import type { QuoteAnswers } from '#types/data/answers';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { useForm } from '../../../engine/form/form-context.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { chooseProduct } from '../../actions/choose-product.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { productCard } from '../../quote/product-card.ts';
import { quoteStore } from '../../store/quote-store.ts';
import { Card } from './Card.tsx';
import { CardSkeletons } from './CardSkeletons.tsx';
import { Slider } from './Slider.tsx';
import { useProducts } from './use-products.ts';

const FREQUENCY: keyof QuoteAnswers = 'paymentFrequency';

/**
 * The products on offer for the quote, side by side, with the price for the frequency that the form asks for (§2). A new
 * frequency is announced, and an excess that was chosen stays.
 */
function ProductCards({ options, name, label, id, onChange }: WidgetProps<string, ProductCardsWidget>) {
  const frequency = useStore(useForm().store, ({ visible }) => frequencyOf(visible[FREQUENCY]));
  const chosen = useStore(quoteStore, ({ excessCode }) => excessCode);
  const { status, result: products = [], tryAgain } = useProducts(options.source);
  const first = useRef(frequency);
  const isChanged = useRef(false);
  if (frequency !== first.current) isChanged.current = true;
  const isLoading = status === 'reading' || status === 'slow';
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
          chooseProduct(product, frequency, chosen);
        }}
      />
    );
  });
  return (
    <>
      <Slider
        id={id}
        label={label}
        texts={options}
        status={isLoading ? options.loading : options.empty}
        placeholder={isLoading && <CardSkeletons />}
      >
        {cards}
      </Slider>
      <RetryNote status={status} failed={options.failed} onRetry={tryAgain} />
      <p className="visually-hidden" role="status">
        <Text>{isChanged.current ? fill(options.pricesShown, { per: options.per[frequency] }) : ''}</Text>
      </p>
    </>
  );
}

export const widget = defineWidget('none', ProductCards);
