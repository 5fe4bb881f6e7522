import type { PaymentFrequency } from './data/frequencies.ts';

/** How long after the cover's start payments are asked to start (§9, "Payment start date"). */
const AFTER: Record<PaymentFrequency, { days?: number; months?: number }> = {
  W: { days: 7 },
  F: { days: 14 },
  M: { months: 1 },
  Q: { months: 2 },
  H: { months: 5 },
  Y: { months: 11 },
};

/**
 * The day that payments are asked to start from, yyyy-MM-dd like the start of the cover. A day that the month has not
 * becomes its last one.
 */
export function paymentStartFor(start: string, frequency: PaymentFrequency): string {
  const { days = 0, months = 0 } = AFTER[frequency];
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay) + days));
  return date.toISOString().slice(0, 10);
}
