import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { type Day, isDay } from '../../engine/days.ts';
import { ageOn } from '../quote/days.ts';
import { frequencyOf } from '../quote/prices.ts';
import type { Answers } from './answers.ts';

/** The ages that are covered as adults (§9). */
const ADULT = { youngest: 18, oldest: 100 };

function asDay(answer: unknown): Day | undefined {
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** The age that a date of birth says, where it is that of an adult who can be covered. */
export function adultAge(birthday: unknown, today: Day): number | undefined {
  const day = asDay(birthday);
  const age = day ? ageOn(today, day) : Number.NaN;
  return age >= ADULT.youngest && age <= ADULT.oldest ? age : undefined;
}

export interface QuoteChanges {
  /** What the quote takes over: its price depends on it. */
  quote: SavedQuote;
  /** The date of birth that was changed; '' where it was something else that the price depends on. */
  changedBy: ApplicationDraft['priceChangedBy'] | '';
}

/**
 * What answers of the application mean for the quote (§4): a date of birth says the age, the start of cover says from
 * when, the payment step says how often. Answers that are no such thing yet leave the quote as it is.
 *
 * @param answers those that their fields accept
 */
export function quoteChanges(answers: Answers, today: Day): QuoteChanges {
  const { DOB, DOBPartner, currentHealthCover, paymentFrequency } = answers;
  const coverStart = asDay(answers.coverStart);
  const age = adultAge(DOB, today);
  const partnerAge = adultAge(DOBPartner, today);
  return {
    quote: {
      ...(coverStart && { coverStart, coverStartDate: coverStart }),
      ...(age !== undefined && { age, dob: DOB as Day }),
      ...(partnerAge !== undefined && { partnerAge, partnerDob: DOBPartner as Day }),
      ...(paymentFrequency !== undefined && { paymentFrequency: frequencyOf(paymentFrequency) }),
      ...((currentHealthCover === 'yes' || currentHealthCover === 'no') && { currentHealthCover }),
    },
    changedBy: age !== undefined ? 'DOB' : partnerAge !== undefined ? 'DOBPartner' : '',
  };
}
