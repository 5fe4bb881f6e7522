import './other-excesses.css';
import type { PriceChoices, OtherExcesses as Texts } from '#types/content/product-summary-page';
import type { ProductTexts } from '#types/content/product-texts';
import type { Prices } from '#types/data/prices';
import { fill } from '../../../engine/fill.ts';
import { choicesOf } from '../../../engine/form/schema.ts';
import { Text } from '../../../engine/ui/Text.tsx';
import { excessDifference } from '../../quote/excess-prices.ts';
import { formatPrice } from '../../quote/prices.ts';
import type { ShownPrice } from '../use-price.ts';
import type { Offer } from './use-offer.ts';

interface OtherExcessesProps {
  offered: Offer;
  chosen: Prices['excessCode'] | undefined;
  price: ShownPrice | undefined;
  choices: PriceChoices;
  texts: Texts;
  per: ProductTexts['per'];
}

/** Lists the price change with each other excess, if it is known. Skeletons show while the prices load. */
export function OtherExcesses({ offered, chosen, price, choices, texts, per }: OtherExcessesProps) {
  const { excess } = choices.schema.properties ?? {};
  const others = choicesOf(typeof excess === 'object' ? excess : {}).filter(({ value }) => value !== chosen);
  const isLoading = offered.status === 'reading' || offered.status === 'slow';

  const rows = others.flatMap(({ value, label }): { label: string; text: string | undefined }[] => {
    if (isLoading) return [{ label, text: undefined }];
    const code = value as Prices['excessCode'];
    const difference =
      chosen && price && excessDifference(offered.product, { ...price, excessCode: chosen }, code);
    if (!difference) return [];
    const values = { amount: formatPrice(difference.amount), per: per[price.frequency] };
    return [{ label, text: fill(texts[difference.kind], values) }];
  });
  if (rows.length === 0) return null;
  return (
    <div className="other-excesses" aria-busy={isLoading || undefined}>
      <p>{texts.heading}</p>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt translate="no">{label}</dt>
            <dd>{text === undefined ? <span className="skeleton" /> : <Text>{text}</Text>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
