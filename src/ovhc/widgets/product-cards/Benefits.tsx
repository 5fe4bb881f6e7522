import { useState } from 'react';
import type { ProductCardsWidget } from '#types/widgets/product-cards';
import { Dialog } from '../../../engine/ui/Dialog.tsx';
import { Icon, icons } from '../../../engine/ui/Icon.tsx';
import { RetryNote } from '../../../engine/ui/RetryNote.tsx';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import type { BenefitRow } from '../../quote/comparison.ts';
import type { ProductCard } from '../../quote/product-card.ts';

const loadDetails = () => import('./BenefitDetails.tsx');

interface BenefitsProps {
  rows: readonly BenefitRow[];
  cards: readonly ProductCard[];
  texts: Pick<ProductCardsWidget, 'benefits' | 'benefitTexts' | 'statuses'>;
}

/** Draws the row names of the comparison. A benefit with an explanation is a button that opens it. */
export function Benefits({ rows, cards, texts }: BenefitsProps) {
  const [open, setOpen] = useState<string>();
  const { status, result, tryAgain } = useLazyModule(loadDetails, open !== undefined, 'when idle');
  const row = rows.find(({ feature }) => feature === open);
  const benefitOf = (name: string | undefined) => texts.benefits.find(({ feature }) => feature === name);
  const benefit = benefitOf(open);
  return (
    <>
      <ul className="benefits">
        {rows.map(({ feature }) => (
          // without explanations there is nothing to press, and each card names the benefit itself
          <li key={feature} aria-hidden={benefitOf(feature) ? undefined : true}>
            <div className="benefit-name">
              {benefitOf(feature) ? (
                <button
                  className="benefit"
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => setOpen(feature)}
                >
                  <span>{feature}</span>
                  <Icon shape={icons.info} />
                </button>
              ) : (
                <span className="benefit">{feature}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={open !== undefined} heading={open ?? ''} onClose={() => setOpen(undefined)}>
        {row && benefit && result && (
          <result.BenefitDetails row={row} benefit={benefit} cards={cards} texts={texts} />
        )}
        {!result && <RetryNote status={status} onRetry={tryAgain} />}
      </Dialog>
    </>
  );
}
