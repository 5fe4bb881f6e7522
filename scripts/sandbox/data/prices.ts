import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';

export type CoverType = ProductSelectors['coverType'];
export type AgeBand = Exclude<ProductSelectors['ageBand'], 'NA'>;
export type ExcessCode = Prices['excessCode'];

/** Per cent of one person's premium, children included where the cover type has them. */
const COVER_PERCENT: Record<CoverType, number> = { S: 100, P: 150, D: 200, F: 250 };
/** Per cent of the premium at 35 or under. */
const AGE_PERCENT: Record<AgeBand, number> = { A1: 100, A2: 120, A3: 155, A4: 210 };
/** Per cent of the premium without an excess: $0, $250, $500, $750 (§9). */
const EXCESS_PERCENT: Record<ExcessCode, number> = { A: 100, G: 92, I: 85, N: 80 };

/** Couple and family; single and single parent have one adult (§2). */
export function coversPartner(coverType: CoverType): boolean {
  return coverType === 'D' || coverType === 'F';
}

/** Who is covered and with which excess: all that a price depends on beside the product. */
export interface Cover {
  coverType: CoverType;
  /** One per adult. */
  ageBands: AgeBand[];
  excessCode: ExcessCode;
}

/** Cents for each of the six periods of §9, by the word that both spellings of §3 are made of. */
export type PeriodCents = Record<
  'Weekly' | 'Fortnightly' | 'Monthly' | 'Quarterly' | 'HalfYearly' | 'Yearly',
  number
>;

/**
 * The sandbox's only price formula. In whole cents a week, rounded half up once:
 *
 *     base × cover type % × mean of the adults' age % × excess %
 *
 * @param baseWeeklyCents the product's weekly premium for one person in band A1 with no excess
 */
export function weeklyCents(baseWeeklyCents: number, { coverType, ageBands, excessCode }: Cover): number {
  const agePercents = ageBands.reduce((sum, band) => sum + AGE_PERCENT[band], 0);
  const scaled = baseWeeklyCents * COVER_PERCENT[coverType] * agePercents * EXCESS_PERCENT[excessCode];
  return Math.round(scaled / (100 ** 3 * ageBands.length));
}

/** What a weekly premium comes to in each period: 52 weeks a year; only the month needs rounding to a cent. */
export function perPeriod(weekly: number): PeriodCents {
  return {
    Weekly: weekly,
    Fortnightly: weekly * 2,
    Monthly: Math.round((weekly * 52) / 12),
    Quarterly: weekly * 13,
    HalfYearly: weekly * 26,
    Yearly: weekly * 52,
  };
}

/** An amount as it travels: dollars with two decimals, as a string. */
export function dollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
