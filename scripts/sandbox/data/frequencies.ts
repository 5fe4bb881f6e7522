import type { PriceRequest } from '#types/api/getPrice';
import type { PeriodCents } from './prices.ts';

export type PaymentFrequency = PriceRequest['PaymentFrequency'];
export type Period = keyof PeriodCents;

/** What each code of §9 stands for, from the shortest period to the longest. */
export const PERIODS: Record<PaymentFrequency, Period> = {
  W: 'Weekly',
  F: 'Fortnightly',
  M: 'Monthly',
  Q: 'Quarterly',
  H: 'HalfYearly',
  Y: 'Yearly',
};
