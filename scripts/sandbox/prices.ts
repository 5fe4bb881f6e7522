import type { PriceRequest } from '#types/api/getPrice';
import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';
import { fieldError } from './errors.ts';
import { productWithId } from './products.ts';

export type CoverType = ProductSelectors['coverType'];
export type AgeBand = Exclude<ProductSelectors['ageBand'], 'NA'>;
export type ExcessCode = Prices['excessCode'];
export type PaymentFrequency = PriceRequest['PaymentFrequency'];
export type Period = 'Weekly' | 'Fortnightly' | 'Monthly' | 'Quarterly' | 'HalfYearly' | 'Yearly';

/** The period of each frequency code in §9, shortest first. */
export const PERIODS: Record<PaymentFrequency, Period> = {
  W: 'Weekly',
  F: 'Fortnightly',
  M: 'Monthly',
  Q: 'Quarterly',
  H: 'HalfYearly',
  Y: 'Yearly',
};

/** Per cent of one person's premium. Children are included if the cover type has them. */
const COVER_PERCENT: Record<CoverType, number> = { S: 100, P: 150, D: 200, F: 250 };
/** Per cent of the premium for age 35 or under. */
const AGE_PERCENT: Record<AgeBand, number> = { A1: 100, A2: 120, A3: 155, A4: 210 };
/** Per cent of the premium without an excess. The excesses are $0, $250, $500 and $750 (§9). */
const EXCESS_PERCENT: Record<ExcessCode, number> = { A: 100, G: 92, I: 85, N: 80 };
const ADULT = 18;

/** The answers that a price depends on, besides the product. */
export interface Cover {
  coverType: CoverType;
  ageBands: AgeBand[];
  excessCode: ExcessCode;
}

/** Returns true for couple and family. Single and single parent have one adult (§2). */
export function coversPartner(coverType: CoverType): boolean {
  return coverType === 'D' || coverType === 'F';
}

/**
 * Returns a price in whole cents a week, rounded half up once:
 *
 *     base × cover type % × mean of the adults' age % × excess %
 */
export function weeklyCents(baseWeeklyCents: number, { coverType, ageBands, excessCode }: Cover): number {
  const agePercents = ageBands.reduce((sum, band) => sum + AGE_PERCENT[band], 0);
  const scaled = baseWeeklyCents * COVER_PERCENT[coverType] * agePercents * EXCESS_PERCENT[excessCode];
  return Math.round(scaled / (100 ** 3 * ageBands.length));
}

/** Returns the price of each period for a weekly price. A year has 52 weeks. Only the month needs rounding. */
export function perPeriod(weekly: number): Record<Period, number> {
  return {
    Weekly: weekly,
    Fortnightly: weekly * 2,
    Monthly: Math.round((weekly * 52) / 12),
    Quarterly: weekly * 13,
    HalfYearly: weekly * 26,
    Yearly: weekly * 52,
  };
}

/** Formats cents like the amounts in calls: dollars with two decimals. */
export function dollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Returns the age in whole years on a day. It compares texts, so clocks and time zones have no effect. */
export function ageOn(day: string, birthday: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Returns the age band of an adult (§4). */
export function ageBandOf(age: number): AgeBand {
  if (age <= 35) return 'A1';
  if (age <= 55) return 'A2';
  return age <= 70 ? 'A3' : 'A4';
}

/** The terms of a premium. Days are yyyy-MM-dd. Codes are those of §9. */
interface Terms {
  productId: string;
  coverType: CoverType;
  excessCode: ExcessCode;
  start: string;
  birthday: string;
  partnerBirthday: string;
}

/** The names of the body fields that contain the terms. */
type TermFields<Body> = Record<keyof Terms, keyof Body & string>;

/**
 * Returns the age bands of all adults on the day the cover starts.
 * @throws a 400 for a missing birthday, or one of a person who is too young
 */
function adultBands<Body>(terms: Terms, call: string, fields: TermFields<Body>): AgeBand[] {
  const { coverType, start, birthday, partnerBirthday } = terms;
  const adults = coversPartner(coverType) ? { birthday, partnerBirthday } : { birthday };
  return (Object.keys(adults) as (keyof typeof adults)[]).map((term) => {
    const { [term]: day } = terms;
    const refuse = (problem: string) => fieldError(call, fields[term], problem);
    if (!day)
      throw refuse(
        `is empty, but ${fields.coverType} ${coverType} covers a partner: send the partner's birthday`,
      );
    const age = ageOn(start, day);
    if (age >= ADULT) return ageBandOf(age);
    throw refuse(
      `${day} is less than ${ADULT} years before the ${fields.start} ${start}: adults are ${ADULT} or older (§9)`,
    );
  });
}

/**
 * Returns the premium of each period in cents, with the same formula as the offers.
 * @throws a 400 for an unknown product, and for an adult who is too young or missing
 */
export function premiumsFor<Body extends object>(
  call: string,
  body: Body,
  fields: TermFields<Body>,
): Record<Period, number> {
  const values = Object.entries(fields).map(([term, field]) => [term, body[field] ?? '']);
  const terms: Terms = Object.fromEntries(values);
  const { baseWeeklyCents } = productWithId(terms.productId, call, fields.productId);
  return perPeriod(weeklyCents(baseWeeklyCents, { ...terms, ageBands: adultBands(terms, call, fields) }));
}

function monthsAfter(start: string, months: number): string {
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Returns the day of the first regular payment (§9). It is a month after the start of the cover, or two months if
 * the cover starts on day 28 or later and is paid yearly or monthly.
 */
export function regularPaymentFor(start: string, frequency: PaymentFrequency): string {
  const isLate = Number(start.slice(8)) >= 28;
  return monthsAfter(start, isLate && (frequency === 'Y' || frequency === 'M') ? 2 : 1);
}
