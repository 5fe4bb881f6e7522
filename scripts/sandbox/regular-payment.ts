import type { PaymentFrequency } from './data/frequencies.ts';

/** Returns the day so many months after one, yyyy-MM-dd; a day that the month has not becomes its last one. */
function monthsAfter(start: string, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Returns the day of the first regular payment (§9): a month after the cover's start, or two where that is on day 28 or
 * later and paid yearly or monthly.
 */
export function regularPaymentFor(start: string, frequency: PaymentFrequency): string {
  const isLate = Number(start.slice(8)) >= 28;
  return monthsAfter(start, isLate && (frequency === 'Y' || frequency === 'M') ? 2 : 1);
}
