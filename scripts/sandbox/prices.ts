// separate imports: without a bundler, all of date-fns would be 300 files
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInYears } from 'date-fns/differenceInYears';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { ProductSelectors } from '#types/api/ovhcPathToPurchase';
import type { Prices } from '#types/data/prices';
import { fieldError } from './errors.ts';
import { productWithId } from './products.ts';

export type CoverType = ProductSelectors['coverType'];
export type AgeBand = Exclude<ProductSelectors['ageBand'], 'NA'>;
export type ExcessCode = Prices['excessCode'];

/** The period of each frequency code in §9, shortest first. */
export const PERIODS = {
  W: 'Weekly',
  F: 'Fortnightly',
  M: 'Monthly',
  Q: 'Quarterly',
  H: 'HalfYearly',
  Y: 'Yearly',
} as const;
export type PaymentFrequency = keyof typeof PERIODS;

/** Per cent of one person's premium. Children are included if the cover type has them. */
const COVER_PERCENT: Record<CoverType, number> = { S: 100, P: 150, D: 200, F: 250 };
/** Per cent of the premium for age 35 or under. */
const AGE_PERCENT: Record<AgeBand, number> = { A1: 100, A2: 120, A3: 155, A4: 210 };
/** Per cent of the premium without an excess. The excesses are $0, $250, $500 and $750 (§9). */
const EXCESS_PERCENT: Record<ExcessCode, number> = { A: 100, G: 92, I: 85, N: 80 };
const ADULT = 18;

/** Returns true for couple and family. Single and single parent have one adult (§2). */
export const coversPartner = (coverType: CoverType) => coverType === 'D' || coverType === 'F';

/**
 * Returns the premium of each payment in whole cents, by its frequency. The others follow from the rounded week's:
 *
 *     base × cover type % × mean of the adults' age % × excess %
 */
export function premiums(
  baseWeeklyCents: number,
  coverType: CoverType,
  ageBands: AgeBand[],
  excessCode: ExcessCode,
): Record<PaymentFrequency, number> {
  const agePercents = ageBands.reduce((sum, band) => sum + AGE_PERCENT[band], 0);
  const scaled = baseWeeklyCents * COVER_PERCENT[coverType] * agePercents * EXCESS_PERCENT[excessCode];
  const weekly = Math.round(scaled / (100 ** 3 * ageBands.length));
  const year = weekly * 52;
  return { W: weekly, F: weekly * 2, M: Math.round(year / 12), Q: year / 4, H: year / 2, Y: year };
}

/** Formats cents like the amounts in calls: dollars with two decimals. */
export const dollars = (cents: number) => (cents / 100).toFixed(2);

function ageBandOf(age: number): AgeBand {
  if (age <= 35) return 'A1';
  if (age <= 55) return 'A2';
  return age <= 70 ? 'A3' : 'A4';
}

/** The names of the body fields that contain a premium's terms. Their codes are those of §9. */
type TermFields<Body> = Record<
  'productId' | 'coverType' | 'excessCode' | 'start' | 'birthday' | 'partnerBirthday',
  keyof Body & string
>;

/**
 * Returns the premium of each payment in cents, by its frequency, with the same formula as the offers.
 * @throws a 400 for an unknown product, a start that is over in all time zones, and an adult who is missing or too young
 */
export function premiumsFor<Body extends object>(
  body: Body,
  today: string,
  fields: TermFields<Body>,
): Record<PaymentFrequency, number> {
  const textIn = (field: keyof Body) => String(body[field] ?? '');
  const coverType = body[fields.coverType] as CoverType;
  const start = textIn(fields.start);
  if (differenceInCalendarDays(parseISO(today), parseISO(start)) > 1)
    throw fieldError(fields.start, `${start} is more than a day before today, ${today}`);
  const { baseWeeklyCents } = productWithId(textIn(fields.productId), fields.productId);
  const adults = coversPartner(coverType) ? [fields.birthday, fields.partnerBirthday] : [fields.birthday];
  const ageBands = adults.map((field) => {
    const birthday = textIn(field);
    if (!birthday) throw fieldError(field, `is empty, but ${fields.coverType} ${coverType} covers a partner`);
    const age = differenceInYears(parseISO(start), parseISO(birthday));
    if (age >= ADULT) return ageBandOf(age);
    throw fieldError(field, `${birthday} is less than ${ADULT} years before ${fields.start} ${start} (§9)`);
  });
  return premiums(baseWeeklyCents, coverType, ageBands, body[fields.excessCode] as ExcessCode);
}

/**
 * Returns the day of the first regular payment (§9). It is a month after the start of the cover, or two months if
 * the cover starts on day 28 or later and is paid yearly or monthly.
 */
export function regularPaymentFor(start: string, frequency: PaymentFrequency): string {
  const isLate = Number(start.slice(8)) >= 28;
  const months = isLate && (frequency === 'Y' || frequency === 'M') ? 2 : 1;
  return formatISO(addMonths(parseISO(start), months), { representation: 'date' });
}
