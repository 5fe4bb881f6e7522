import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { type Day, isDay } from '../../engine/days.ts';
import { ageOn } from '../quote/days.ts';

/** The ages that are covered as adults (§9). */
const ADULT = { youngest: 18, oldest: 100 };

function asDay(answer: unknown): Day | undefined {
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** The age that a date of birth says, where it is that of an adult who can be covered. */
function adultAge(birthday: Day | undefined, today: Day): number | undefined {
  if (!birthday) return undefined;
  const age = ageOn(today, birthday);
  return age >= ADULT.youngest && age <= ADULT.oldest ? age : undefined;
}

export interface QuoteChanges {
  /** What the quote takes over: its price depends on it. */
  quote: SavedQuote;
  /** The date of birth that was changed; '' where it was something else that the price depends on. */
  changedBy: ApplicationDraft['priceChangedBy'] | '';
}

/**
 * What changed answers of the application mean for the quote (§4): a date of birth says the age, the start of cover
 * says from when. Answers that are no such thing yet leave the quote as it is.
 */
export function quoteChanges(changes: Readonly<Record<string, unknown>>, today: Day): QuoteChanges {
  const { currentHealthCover } = changes;
  const coverStart = asDay(changes.coverStart);
  const dob = asDay(changes.DOB);
  const partnerDob = asDay(changes.DOBPartner);
  const age = adultAge(dob, today);
  const partnerAge = adultAge(partnerDob, today);
  return {
    quote: {
      ...(coverStart && { coverStart, coverStartDate: coverStart }),
      ...(age !== undefined && { age, dob }),
      ...(partnerAge !== undefined && { partnerAge, partnerDob }),
      ...((currentHealthCover === 'yes' || currentHealthCover === 'no') && { currentHealthCover }),
    },
    changedBy: age !== undefined ? 'DOB' : partnerAge !== undefined ? 'DOBPartner' : '',
  };
}
