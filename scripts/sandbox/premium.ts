import { ageBandOf, ageOn } from './ages.ts';
import {
  type AgeBand,
  type CoverType,
  coversPartner,
  type ExcessCode,
  type PeriodCents,
  perPeriod,
  weeklyCents,
} from './data/prices.ts';
import { refusal } from './http-error.ts';
import { productWithId } from './product-ids.ts';

/** The youngest age that is covered as an adult (§9). */
const ADULT = 18;

/** What a premium depends on. Days are yyyy-MM-dd, codes those of §9. */
export interface PremiumTerms {
  productId: string;
  coverType: CoverType;
  excessCode: ExcessCode;
  /** The day the cover starts. */
  start: string;
  birthday: string;
  /** Empty where no partner is covered. */
  partnerBirthday: string;
}

/** The call that sends the terms, and its names for those that can be wrong: the words of its 400s. */
export type TermNames = { call: string } & Record<Exclude<keyof PremiumTerms, 'excessCode'>, string>;

function bandOf(term: 'birthday' | 'partnerBirthday', terms: PremiumTerms, names: TermNames): AgeBand {
  const { [term]: birthday, start } = terms;
  const age = ageOn(start, birthday);
  if (age >= ADULT) return ageBandOf(age);
  throw refusal(
    names.call,
    names[term],
    `${birthday} is less than ${ADULT} years before the ${names.start} ${start}: adults are ${ADULT} or older (§9)`,
  );
}

/** The bands of all adults on the day the cover starts. */
function adultBands(terms: PremiumTerms, names: TermNames): AgeBand[] {
  const { coverType, partnerBirthday } = terms;
  if (!coversPartner(coverType)) return [bandOf('birthday', terms, names)];
  if (partnerBirthday) return [bandOf('birthday', terms, names), bandOf('partnerBirthday', terms, names)];
  throw refusal(
    names.call,
    names.partnerBirthday,
    `is empty, but ${names.coverType} ${coverType} covers a partner: send the partner's birthday`,
  );
}

/**
 * The premium in each of §9's periods, in cents, by the formula that the offers' prices come from.
 * @throws a 400 for an unknown product, and for an adult who is none
 */
export function premiumsFor(terms: PremiumTerms, names: TermNames): PeriodCents {
  const { baseWeeklyCents } = productWithId(terms.productId, names.call, names.productId);
  const { coverType, excessCode } = terms;
  return perPeriod(
    weeklyCents(baseWeeklyCents, { coverType, ageBands: adultBands(terms, names), excessCode }),
  );
}
