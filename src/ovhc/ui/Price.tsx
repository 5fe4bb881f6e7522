import './price.css';
import type { ProductTexts } from '#types/content/product-texts';
import { formatPrice, type PaymentFrequency } from '../quote/prices.ts';

interface PriceProps {
  /** Dollars with two decimals. */
  amount: string;
  frequency: PaymentFrequency;
  texts: Pick<ProductTexts, 'from' | 'per'>;
}

/** Draws a price with the texts around it: From A$31.65 per week. */
export function Price({ amount, frequency, texts }: PriceProps) {
  return (
    <p className="price">
      <span className="price-word">{texts.from}</span>{' '}
      <strong className="price-amount" translate="no">
        {formatPrice(amount)}
      </strong>{' '}
      <span className="price-word">{texts.per[frequency]}</span>
    </p>
  );
}
