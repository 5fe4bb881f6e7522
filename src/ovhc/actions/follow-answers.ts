import type { Step } from '#types/content/step';
import type { JsonObject } from '../../engine/form/paths.ts';
import type { Validators } from '../../engine/validators/validators.ts';
import { hasSameTerms } from '../application/agreed.ts';
import type { Answers } from '../application/answers.ts';
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
import { quoteFacts } from '../quote/facts.ts';
import { regularPaymentDate } from '../quote/payment-dates.ts';
import { frequencyOf } from '../quote/prices.ts';
import {
  applicationQuoteStore,
  draftStore,
  hasApplication,
  updateApplicationQuote,
  updateDraft,
} from '../store/draft-store.ts';
import { hasQuote, type QuoteFields, quoteStore } from '../store/quote-store.ts';
import { announce, beginApplication, continueApplication } from '../submission/begin.ts';

const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** Returns the draft's answers, and what the steps' conditions read besides. */
function draftAnswers(): JsonObject {
  const { application: _agreed, ...answers } = draftStore.getState();
  return { ...quoteFacts(applicationQuoteStore.getState()), ...answers } as JsonObject;
}

/** Returns the valid answers that the application's quote stores too. */
function followedAnswers(steps: readonly Step[], validators: Validators, answers: JsonObject): JsonObject {
  const names = FOLLOWED_ANSWERS.filter((name) => answers[name] !== undefined);
  return validAnswers(steps, validators, answers, names);
}

/** Stores the day of the first regular payment in the quote, once the start of cover is known (§3, §9). */
function storePaymentDate(): void {
  const { coverStartDate, paymentFrequency, regularPaymentDate: before } = applicationQuoteStore.getState();
  const day = coverStartDate && regularPaymentDate(coverStartDate, frequencyOf(paymentFrequency));
  if (day !== before) updateApplicationQuote({ regularPaymentDate: day });
}

/** Changes the application's quote. Another age is another contract: the visitor has to agree again. */
function changeQuote(quote: QuoteFields): void {
  const before = applicationQuoteStore.getState();
  updateApplicationQuote(quote);
  storePaymentDate();
  if (hasSameTerms(before, applicationQuoteStore.getState())) return;
  if (draftStore.getState().declaration) updateDraft({ declaration: false });
  announce();
}

/**
 * Updates the application's quote with changed answers, and stores which date of birth changed the price, for the
 * notice below it.
 * @param visible all visible answers of the step
 */
export function followAnswers(
  steps: readonly Step[],
  validators: Validators,
  changes: JsonObject,
  visible: JsonObject,
): void {
  const names = Object.keys(changes);
  if (!names.some((name) => FOLLOWED_ANSWERS.includes(name))) return;
  const followed = followedAnswers(steps, validators, { ...draftAnswers(), ...visible });
  const valid = Object.fromEntries(Object.entries(followed).filter(([name]) => names.includes(name)));
  const stored = storedAnswers(names, valid);
  if (Object.keys(stored).length > 0) updateApplicationQuote(stored);
  const { quote, changedBy } = quoteChanges(valid, today());
  const isQuoteChanged = Object.keys(quote).length > 0;
  if (isQuoteChanged) changeQuote(quote);
  // changes the price too, although the quote does not store it
  if (isQuoteChanged || 'currentHealthCoverPartner' in changes)
    updateDraft({
      priceChangedBy: changedBy || undefined,
      priceChangedIn: changedBy ? priceSetting(applicationQuoteStore.getState()) : undefined,
    });
}

/**
 * Begins the application in this tab with the saved quote and its answers, or continues it with the valid part of the
 * draft. The application's quote, which the visitor may have changed, is updated from the draft.
 */
export function openApplication(steps: readonly Step[], validators: Validators): void {
  const now = today();
  if (hasApplication()) continueApplication();
  // in author edit mode there is no quote and nothing to begin
  else if (hasQuote()) beginApplication(quoteStore.getState());
  storePaymentDate();
  const quote = applicationQuoteStore.getState();
  const { application: _agreed, ...draft } = draftStore.getState();
  if (Object.keys(draft).length === 0) {
    updateDraft(answersFromQuote(quote, now));
    return;
  }
  const contradicted = findContradictedBirthdays(
    followedAnswers(steps, validators, draftAnswers()),
    quote,
    now,
  );
  updateDraft(without([...contradicted, ...findPassedDays(draft as Answers, now)]));
  const answers = followedAnswers(steps, validators, draftAnswers());
  changeQuote({ ...storedAnswers(Object.keys(answers), answers), ...quoteChanges(answers, now).quote });
}
