import type { ApplicationAnswers } from '#types/data/answers';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { type Day, isDay } from '../../engine/days.ts';
import { ageOn } from '../quote/days.ts';
import { frequencyOf } from '../quote/prices.ts';
import type { AnswerName, Answers } from './answers.ts';
import { firstItem } from './record/items.ts';

/** The ages that are covered as adults (§9). */
const ADULT = { youngest: 18, oldest: 100 };

function asDay(answer: unknown): Day | undefined {
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** Returns the age that a date of birth says, where it is that of an adult who can be covered. */
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
 * Returns how answers of the application change the priced quote (§4): a date of birth changes the age, the start of cover
 * the first day, the payment step the frequency. Incomplete answers leave the quote as it is.
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
      ...(age !== undefined && { age, dob: DOB as Day, DOB: DOB as Day }),
      ...(partnerAge !== undefined && { partnerAge, partnerDob: DOBPartner as Day }),
      ...(paymentFrequency !== undefined && { paymentFrequency: frequencyOf(paymentFrequency) }),
      ...((currentHealthCover === 'yes' || currentHealthCover === 'no') && { currentHealthCover }),
    },
    changedBy: age !== undefined ? 'DOB' : partnerAge !== undefined ? 'DOBPartner' : '',
  };
}

type Branch = NonNullable<ApplicationAnswers['bsbNumber']>[number];

/** The fields of the quote that keep answers its price does not depend on (§3), by the answers' names. */
const KEPT_AS = {
  visaExpiryDate: ['visaExpiryDate', asDay],
  memberNumber: ['memberNo', (answer: unknown) => answer],
  bsbNumber: ['branchName', (answer: unknown) => firstItem<Branch>(answer)?.branchName],
} as const satisfies Partial<Record<AnswerName, readonly [keyof SavedQuote, (answer: unknown) => unknown]>>;

export const KEPT_ANSWERS: readonly string[] = Object.keys(KEPT_AS);

/**
 * Returns the quote's fields that keep changed answers; undefined for an answer that is none any more.
 *
 * @param changes the names of the answers that have changed
 * @param answers those that their fields accept
 */
export function keptAnswers(
  changes: readonly string[],
  answers: Answers,
): { [name in keyof SavedQuote]?: unknown } {
  const names = (Object.keys(KEPT_AS) as (keyof typeof KEPT_AS)[]).filter((name) => changes.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const [field, read] = KEPT_AS[name];
      return [field, read(answers[name])];
    }),
  );
}
