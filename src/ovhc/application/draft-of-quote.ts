import type { SavedQuote } from '#types/data/saved-quote';
import { type Day, isDay } from '../../engine/days.ts';
import { birthdayOfAge } from '../quote/days.ts';
import type { AnswerName, Answers } from './answers.ts';
import { adultAge } from './quote-changes.ts';

/**
 * What the quote answers of an application that is begun in this tab: nothing is asked twice (WCAG 3.3.7). A day that
 * has passed is no start of cover.
 */
export function answersFromQuote(quote: SavedQuote, today: Day): Answers {
  const { age, dob, partnerAge, partnerDob, coverStartDate, coverStart, currentHealthCover } = quote;
  const start = coverStartDate ?? coverStart;
  return {
    coverStart: start && start >= today ? start : undefined,
    DOB: birthdayOfAge(dob, age, today),
    DOBPartner: birthdayOfAge(partnerDob, partnerAge, today),
    currentHealthCover,
  };
}

/**
 * The birthdays that say another age than was told since, in the quote or in another tab: they are asked anew. One that
 * the quote has taken over itself has merely come round.
 */
export function contradicted(answers: Answers, quote: SavedQuote, today: Day): AnswerName[] {
  const told = [
    ['DOB', quote.age, quote.dob],
    ['DOBPartner', quote.partnerAge, quote.partnerDob],
  ] as const;
  return told.flatMap(([name, age, day]) => {
    const said = adultAge(answers[name], today);
    const isOther = said !== undefined && age !== undefined && said !== age;
    return isOther && answers[name] !== day ? [name] : [];
  });
}

/** A start of cover that has passed since it was chosen. */
export function passed({ coverStart }: Answers, today: Day): AnswerName[] {
  return typeof coverStart === 'string' && isDay(coverStart) && coverStart < today ? ['coverStart'] : [];
}
