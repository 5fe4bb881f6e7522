import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { ageOn, type Day } from '../quote/days.ts';

/** A birthday that was told before, as long as it says the age that was told. */
function birthday(told: Day | undefined, age: number | undefined, today: Day): Day | undefined {
  return told && ageOn(today, told) === age ? told : undefined;
}

/**
 * What is answered already when the application is opened: what was typed in this tab, else what the quote says. A day
 * that has passed is no start of cover.
 */
export function savedAnswers(
  draft: ApplicationDraft,
  quote: SavedQuote,
  today: Day,
): Readonly<Record<string, unknown>> {
  const { age, dob, partnerAge, partnerDob, coverStartDate, coverStart, currentHealthCover } = quote;
  const start = coverStartDate ?? coverStart;
  return {
    coverStart: start && start >= today ? start : undefined,
    DOB: birthday(dob, age, today),
    DOBPartner: birthday(partnerDob, partnerAge, today),
    currentHealthCover,
    ...draft,
  };
}
