import { useStore } from 'zustand';
import type { Product } from '#types/data/product';
import { useEngine } from '../../../engine/engine-context.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { type Read, useRead } from '../../../engine/use-read.ts';
import { selectionOf } from '../../quote/selection.ts';
import { quoteStore } from '../../store/quote-store.ts';
import './product-cards.css';
import './compare.css';
import { useRef, useState } from 'react';
import type { QuoteAnswers } from '#types/data/answers';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { fill } from '../../../engine/fill.ts';
import { useForm } from '../../../engine/form/form-context.ts';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { Text } from '../../../engine/ui/Text.tsx';
import { defineWidget, type WidgetProps } from '../../../engine/widgets/widget.ts';
import { chooseProduct } from '../../actions/choose-product.ts';
import { benefitRows } from '../../quote/comparison.ts';
import { frequencyOf } from '../../quote/prices.ts';
import { productCard } from '../../quote/product-card.ts';
import { Benefits } from './Benefits.tsx';
import { Card, CardSkeletons } from './Card.tsx';
import { PinnedHead } from './PinnedHeads.tsx';
import { Slider } from './Slider.tsx';

/** Fetches the products for the quote, and again when the selection changes. */
export function useProducts(sourceName: string): Read<readonly Product[]> {
  const source = useEngine().sources[sourceName];
  const selection = useStore(quoteStore, (quote) => JSON.stringify(selectionOf(quote)) ?? 'none');
  if (!source) throw new Error(`There is no source "${sourceName}".`);
  // the source reads the selection itself
  const read = async (signal: AbortSignal) =>
    (await source.search('', signal)) as readonly (JsonObject & Product)[];
  return useRead(selection, read, 'The products could not be fetched.');
}

const FREQUENCY: keyof QuoteAnswers = 'paymentFrequency';

/**
 * Draws the products for the quote side by side, with the price for the frequency in the form (§2). The rows of
 * benefits align; visitors can show all or only those that differ. A new frequency is announced, and a chosen excess
 * stays.
 */
function ProductCards({ options, name, label, id, onChange }: WidgetProps<string, ProductCardsWidget>) {
  const frequency = useStore(useForm().store, ({ visible }) => frequencyOf(visible[FREQUENCY]));
  const excess = useStore(quoteStore, ({ excessCode }) => excessCode);
  const chosen = useStore(quoteStore, ({ hcfBundleId }) => hcfBundleId);
  const { status, result: products = [], tryAgain } = useProducts(options.source);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const first = useRef(frequency);
  const isChanged = useRef(false);
  if (frequency !== first.current) isChanged.current = true;
  const isLoading = status === 'reading' || status === 'slow';

  const allRows = benefitRows(products);
  const hasDifferences = allRows.some(({ differs }) => differs);
  const rows = onlyDifferences && hasDifferences ? allRows.filter(({ differs }) => differs) : allRows;
  const offers = products.map((product, at) => ({
    card: productCard(product, frequency),
    inclusions: rows.map(({ feature, statuses }) => ({ feature, status: statuses[at] ?? 'unlisted' })),
    choose: () => {
      onChange(product.productInfo.hcfBundleId, product.productInfo.packageName);
      chooseProduct(product, frequency, excess);
    },
  }));

  return (
    <>
      <Slider
        id={id}
        label={label}
        texts={options}
        status={isLoading ? options.loading : options.empty}
        placeholder={isLoading && <CardSkeletons />}
        heads={offers.map(({ card, choose }) => (
          <PinnedHead key={card.id} card={card} name={name} texts={options} onChoose={choose} />
        ))}
        rows={
          <>
            <div className="compare-tools">
              <p className="compare-heading">{options.benefitTexts.heading}</p>
              {hasDifferences && (
                <label className="compare-filter">
                  <input
                    type="checkbox"
                    checked={onlyDifferences}
                    onChange={({ target }) => setOnlyDifferences(target.checked)}
                  />
                  {options.benefitTexts.onlyDifferences}
                </label>
              )}
            </div>
            <Benefits rows={rows} cards={offers.map(({ card }) => card)} texts={options} />
          </>
        }
        rowCount={rows.length}
      >
        {offers.map(({ card, inclusions, choose }) => (
          <Card
            key={card.id}
            card={card}
            inclusions={inclusions}
            name={name}
            texts={options}
            isChosen={card.id === chosen}
            onChoose={choose}
          />
        ))}
      </Slider>
      <RetryNote status={status} failed={options.failed} onRetry={tryAgain} />
      <p className="visually-hidden" role="status">
        <Text>{isChanged.current ? fill(options.pricesShown, { per: options.per[frequency] }) : ''}</Text>
      </p>
    </>
  );
}

export const widget = defineWidget('none', ProductCards, { display: () => undefined });
