import type { Step } from '#types/content/step';
import type { Validators } from '../../engine/validators/validators.ts';
import { priceSetting } from '../application/application-facts.ts';
import {
  answersFromQuote,
  FOLLOWED_ANSWERS,
  findContradictedBirthdays,
  findPassedDays,
  quoteChanges,
  storedAnswers,
  validAnswers,
} from '../application/quote-answers.ts';
import { today } from '../quote/days.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { frequencyOf } from '../quote/prices.ts';
import { clearDraft, draftStore, updateDraft } from '../store/draft-store.ts';
import { hasQuote, quoteStore, updateQuote } from '../store/quote-store.ts';
import { tabReference } from '../store/reference-store.ts';
import { beginApplication, submissionStore } from '../store/submission-store.ts';

type Answers = Readonly<Record<string, unknown>>;

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** Returns the valid answers that the quote stores too. */
function followedAnswers(steps: readonly Step[], validators: Validators, answers: Answers): Answers {
  const followed = Object.entries(answers).filter(
    ([name, value]) => FOLLOWED_ANSWERS.includes(name) && value !== undefined,
  );
  return validAnswers(steps, validators, Object.fromEntries(followed));
}

/** Stores the day of the first regular payment in the quote, once the start of cover is known (§3, §9). */
function storePaymentDate(): void {
  const { coverStartDate, paymentFrequency, regularPaymentDate: before } = quoteStore.getState();
  const day = coverStartDate && regularPaymentDate(coverStartDate, frequencyOf(paymentFrequency));
  if (day !== before) updateQuote({ regularPaymentDate: day });
}

/** Updates the quote with changed answers, and stores which date of birth changed the price, for the notice below it. */
export function followAnswers(steps: readonly Step[], validators: Validators, changes: Answers): void {
  const valid = followedAnswers(steps, validators, changes);
  const stored = storedAnswers(Object.keys(changes), valid);
  if (Object.keys(stored).length > 0) updateQuote(stored);
  const { quote, changedBy } = quoteChanges(valid, today());
  const isQuoteChanged = Object.keys(quote).length > 0;
  if (isQuoteChanged) {
    updateQuote(quote);
    storePaymentDate();
  }
  // changes the price too, although the quote does not store it
  if (isQuoteChanged || 'currentHealthCoverPartner' in changes)
    updateDraft({
      priceChangedBy: changedBy || undefined,
      priceChangedIn: changedBy ? priceSetting(quoteStore.getState()) : undefined,
    });
}

/**
 * Starts the application in this tab with the quote's answers, or continues with the valid part of the draft. The
 * quote, which may have changed, is updated from the draft.
 */
export function openApplication(steps: readonly Step[], validators: Validators): void {
  const now = today();
  const quote = quoteStore.getState();
  // a tab that was suspended while another tab submitted its application still has the draft
  const { accepted } = submissionStore.getState();
  if (accepted && accepted.reference === tabReference()) clearDraft();
  const draft: Answers = draftStore.getState();
  // in author edit mode there is no quote and nothing to start
  if (hasQuote()) beginApplication();
  storePaymentDate();
  if (Object.keys(draft).length === 0) {
    updateDraft(answersFromQuote(quote, now));
    return;
  }
  const contradicted = findContradictedBirthdays(followedAnswers(steps, validators, draft), quote, now);
  updateDraft(without([...contradicted, ...findPassedDays(draft, now)]));
  const answers = followedAnswers(steps, validators, draftStore.getState());
  updateQuote({ ...storedAnswers(Object.keys(answers), answers), ...quoteChanges(answers, now).quote });
  storePaymentDate();
}

/**
 * Removes dates of birth from the draft that contradict the quote, because the age was changed in another tab.
 * @returns true if there were any
 */
export function clearContradictedBirthdays(steps: readonly Step[], validators: Validators): boolean {
  const answers = followedAnswers(steps, validators, draftStore.getState());
  const names = findContradictedBirthdays(answers, quoteStore.getState(), today());
  if (names.length > 0) updateDraft(without(names));
  return names.length > 0;
}
