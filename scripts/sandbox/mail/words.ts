import type { PaymentFrequency, Period } from '../data/frequencies.ts';
import type { ExcessCode } from '../data/prices.ts';

export const PER_PAYMENT: Record<PaymentFrequency, string> = {
  W: 'per week',
  F: 'per fortnight',
  M: 'per month',
  Q: 'per quarter',
  H: 'per half-year',
  Y: 'per year',
};

export const PERIOD_NAMES: Record<Period, string> = {
  Weekly: 'Weekly',
  Fortnightly: 'Fortnightly',
  Monthly: 'Monthly',
  Quarterly: 'Quarterly',
  HalfYearly: 'Half-yearly',
  Yearly: 'Yearly',
};

/** In dollars (§9). */
export const EXCESS: Record<ExcessCode, string> = { A: 'A$0', G: 'A$250', I: 'A$500', N: 'A$750' };

const twoDecimals = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as it travels, as people read it: 1234.50 is A$1,234.50. */
export function australianDollars(amount: string): string {
  return `A$${twoDecimals.format(Number(amount))}`;
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, yyyy-MM-dd, as people read it: 20 November 2026. */
export function longDay(day: string): string {
  // UTC going in and coming out, so that it stays this day wherever the sandbox runs
  return long.format(new Date(`${day}T00:00:00Z`));
}

/** What somebody typed, on one line: a break or a control character could pass for a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
