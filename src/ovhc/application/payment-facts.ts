import type { ProductTexts } from '#types/content/product-texts';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { longDay } from '../../engine/days.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { formatPrice, frequencyOf } from '../quote/prices.ts';
import type { Amounts } from './record/payment.ts';

/** The facts of this file: a step that reads one of them has the amounts asked for. */
export const PAYMENT_FACTS: ReadonlySet<string> = new Set([
  'instalment',
  'firstInstalment',
  'firstInstalmentAmount',
  'regularPayment',
  'regularPaymentDate',
] satisfies (keyof Facts)[]);

/**
 * What the payment step reads (§9).
 * @param amounts undefined while they are not known, 'failed' where they could not be fetched
 */
export function paymentFacts(
  quote: SavedQuote,
  amounts: Amounts | 'failed' | undefined,
  per: ProductTexts['per'],
): Facts {
  if (amounts === 'failed') return { instalment: 'failed' };
  if (!amounts) return { instalment: 'updating' };
  const frequency = frequencyOf(quote.paymentFrequency);
  const { coverStartDate } = quote;
  return {
    instalment: 'known',
    firstInstalment: formatPrice(amounts.first),
    firstInstalmentAmount: amounts.first,
    regularPayment: `${formatPrice(amounts.regular)} ${per[frequency]}`,
    ...(coverStartDate && { regularPaymentDate: longDay(regularPaymentDate(coverStartDate, frequency)) }),
  };
}
