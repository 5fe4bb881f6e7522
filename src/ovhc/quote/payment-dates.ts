import { type Day, later } from './days.ts';
import type { PaymentFrequency } from './prices.ts';

const UNTIL_PAYMENTS = {
  W: { days: 7 },
  F: { days: 14 },
  M: { months: 1 },
  Q: { months: 2 },
  H: { months: 5 },
  Y: { months: 11 },
} as const satisfies Record<PaymentFrequency, object>;

/** Returns the day to request payments from, counted from the start of the cover (§9, "Payment start date"). */
export function paymentStartDate(coverStart: Day, frequency: PaymentFrequency): Day {
  return later(coverStart, UNTIL_PAYMENTS[frequency]);
}

/**
 * Returns the day of the first regular payment (§9): one month after the start of the cover. Two months if the cover
 * starts on day 28 or later and is paid yearly or monthly.
 */
export function regularPaymentDate(coverStart: Day, frequency: PaymentFrequency): Day {
  const isLate = Number(coverStart.slice(8)) >= 28;
  const isSkipped = isLate && (frequency === 'Y' || frequency === 'M');
  return later(coverStart, { months: isSkipped ? 2 : 1 });
}
