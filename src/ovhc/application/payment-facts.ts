import type { ProductTexts } from '#types/content/product-texts';
import type { Facts } from '#types/data/facts';
import type { SavedQuote } from '#types/data/saved-quote';
import { longDay } from '../../engine/days.ts';
import { today } from '../quote/days.ts';
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
 * The amounts to pay. undefined while they load, 'slow' after a while; 'failed' where they did not come, 'none' where
 * there is nothing to pay.
 */
export type PaymentAmounts = Amounts | 'slow' | 'failed' | 'none' | undefined;

/** Returns what the payment step reads (§9). */
export function paymentFacts(quote: SavedQuote, amounts: PaymentAmounts, per: ProductTexts['per']): Facts {
  const frequency = frequencyOf(quote.paymentFrequency);
  const { coverStartDate = '' } = quote;
  // one that has passed is asked for anew
  const start = coverStartDate >= today() ? coverStartDate : undefined;
  const day: Facts = start ? { regularPaymentDate: longDay(regularPaymentDate(start, frequency)) } : {};
  if (typeof amounts === 'string') return { ...day, instalment: amounts };
  if (!amounts) return { ...day, instalment: 'updating' };
  return {
    ...day,
    instalment: 'known',
    firstInstalment: formatPrice(amounts.first),
    firstInstalmentAmount: amounts.first,
    regularPayment: `${formatPrice(amounts.regular)} ${per[frequency]}`,
  };
}
