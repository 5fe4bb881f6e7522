import type { Step } from '#types/content/step';
import type { Validators } from '../../engine/validators/validators.ts';
import type { AnswerName } from '../application/answers.ts';
import { priceSetting } from '../application/application-facts.ts';
import { answersFromQuote, contradicted, passed } from '../application/draft-of-quote.ts';
import { KEPT_ANSWERS, keptAnswers, quoteChanges } from '../application/quote-changes.ts';
import { rightAnswers } from '../application/right-answers.ts';
import { today } from '../quote/days.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { frequencyOf } from '../quote/prices.ts';
import { clearDraft, draftStore, updateDraft } from '../store/draft-store.ts';
import { beginApplication } from '../store/own-reference.ts';
import { hasQuote, quoteStore, updateQuote } from '../store/quote-store.ts';
import { tabReference } from '../store/reference-store.ts';
import { submissionStore } from '../store/submission-store.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The answers of an application that its price depends on (§4). */
const PRICED: readonly string[] = [
  'coverStart',
  'DOB',
  'DOBPartner',
  'currentHealthCover',
  'paymentFrequency',
] satisfies AnswerName[];

const PARTNER_COVER = 'currentHealthCoverPartner' satisfies AnswerName;

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** Returns those of some answers that the quote keeps and that their fields accept. */
function counting(steps: readonly Step[], validators: Validators, answers: Answers): Answers {
  const given = Object.entries(answers).filter(
    ([name, value]) => [...PRICED, ...KEPT_ANSWERS].includes(name) && value !== undefined,
  );
  return rightAnswers(steps, validators, Object.fromEntries(given));
}

/** Keeps the day of the first regular payment in the quote, once the start of cover is known (§3, §9). */
function keepPaymentDate(): void {
  const { coverStartDate, paymentFrequency, regularPaymentDate: before } = quoteStore.getState();
  const day = coverStartDate && regularPaymentDate(coverStartDate, frequencyOf(paymentFrequency));
  if (day !== before) updateQuote({ regularPaymentDate: day });
}

/** Lets the quote follow changed answers, and remembers which birthday has changed the price, for the notice below it. */
export function followAnswers(steps: readonly Step[], validators: Validators, changes: Answers): void {
  // the price depends on it, and no birthday has changed that
  if (PARTNER_COVER in changes) updateDraft({ priceChangedBy: undefined, priceChangedIn: undefined });
  const accepted = counting(steps, validators, changes);
  const kept = keptAnswers(Object.keys(changes), accepted);
  if (Object.keys(kept).length > 0) updateQuote(kept);
  const { quote, changedBy } = quoteChanges(accepted, today());
  if (Object.keys(quote).length === 0) return;
  updateQuote(quote);
  keepPaymentDate();
  const isBirthday = changedBy !== '';
  updateDraft({
    priceChangedBy: isBirthday ? changedBy : undefined,
    priceChangedIn: isBirthday ? priceSetting(quoteStore.getState()) : undefined,
  });
}

/**
 * Begins the application in this tab, with what the quote says, or goes on with what was typed: as far as it still
 * holds, and with the quote following it, which may have become another one since.
 */
export function openApplication(steps: readonly Step[], validators: Validators): void {
  const now = today();
  const quote = quoteStore.getState();
  // a tab that slept while another one sent its application still has the draft
  const { accepted } = submissionStore.getState();
  if (accepted && accepted.reference === tabReference()) clearDraft();
  const draft: Answers = draftStore.getState();
  // an author's page has no quote, and begins nothing
  if (hasQuote()) beginApplication();
  keepPaymentDate();
  if (Object.keys(draft).length === 0) {
    updateDraft(answersFromQuote(quote, now));
    return;
  }
  const names = [...contradicted(counting(steps, validators, draft), quote, now), ...passed(draft, now)];
  updateDraft(without(names));
  const answers = counting(steps, validators, draftStore.getState());
  updateQuote({ ...keptAnswers(Object.keys(answers), answers), ...quoteChanges(answers, now).quote });
  keepPaymentDate();
}

/**
 * Takes birthdays out of the draft that contradict the quote, because the age was changed in another tab.
 * @returns whether there were any
 */
export function dropContradicted(steps: readonly Step[], validators: Validators): boolean {
  const answers = counting(steps, validators, draftStore.getState());
  const names = contradicted(answers, quoteStore.getState(), today());
  if (names.length > 0) updateDraft(without(names));
  return names.length > 0;
}
