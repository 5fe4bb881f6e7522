import equal from 'fast-deep-equal';
import { createStore } from 'zustand/vanilla';
import type { AgreedApplication, ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import validateDraft from '../../../schemas/data/application-draft.schema.json?validator';
import { hasSameTerms } from '../application/agreed.ts';
import type { PricedQuote } from '../quote/price-inputs.ts';
import {
  changedQuote,
  hasQuote,
  type QuoteFields,
  refreshQuote,
  saveQuote,
  updateQuote,
  validQuote,
} from './quote-store.ts';
import { stripInvalid } from './storage.ts';
import { storedDraft } from './stored-records.ts';

/** Returns a record as a draft, without the fields that must not be stored. */
function asDraft(record: unknown): ApplicationDraft {
  const draft = stripInvalid<ApplicationDraft>(validateDraft, record);
  const { application } = draft;
  return application
    ? { ...draft, application: { ...application, quote: validQuote(application.quote) } }
    : draft;
}

function read(): ApplicationDraft {
  const draft = asDraft(storedDraft.read());
  // answers without what they are for belong to a quote that has ended
  if (draft.application || hasQuote()) return draft;
  storedDraft.clear();
  return {};
}

/** This tab's application: what it is for, and all answers, for as long as the tab is open. */
export const draftStore = createStore<ApplicationDraft>(read);

const NO_QUOTE: SavedQuote = {};

/** The quote that this tab's application is for (§2): a copy, which no other tab changes. */
export const applicationQuoteStore = createStore<SavedQuote>(
  () => draftStore.getState().application?.quote ?? NO_QUOTE,
);
draftStore.subscribe(({ application: { quote } = { quote: NO_QUOTE } }) => {
  // an answer that changes nothing here redraws nothing
  if (!equal(quote, applicationQuoteStore.getState())) applicationQuoteStore.setState(quote, true);
});

/** Returns true if this tab has an application in progress. */
export const hasApplication = (): boolean => draftStore.getState().application !== undefined;

/**
 * Reads the draft again: Back may have restored this page from before a change in the same tab.
 * @returns true if it is another one
 */
export function refreshDraft(): boolean {
  const draft = read();
  const isOther = !equal(draft, draftStore.getState());
  if (isOther) draftStore.setState(draft, true);
  return isOther;
}

/** Replaces the draft and stores it. */
export function saveDraft(record: object): void {
  const draft = asDraft(JSON.parse(JSON.stringify(record)));
  draftStore.setState(draft, true);
  // an empty draft is not stored
  if (Object.keys(draft).length > 0) storedDraft.write(draft);
  else storedDraft.clear();
}

/** Deletes all answers, and what they are for. */
export const clearDraft = (): void => saveDraft({});

/** Changes answers of the draft and stores it. `undefined` removes an answer. */
export function updateDraft(changes: Readonly<Record<string, unknown>>): void {
  saveDraft({ ...draftStore.getState(), ...changes });
}

/** Changes what the draft knows of its application. Does nothing if there is none. */
export function updateApplication(changes: { [name in keyof AgreedApplication]?: unknown }): void {
  const { application } = draftStore.getState();
  if (application) updateDraft({ application: { ...application, ...changes } });
}

/**
 * Changes fields of the application's quote. The saved quote learns them too, while it is the same one (§3). Does
 * nothing if there is no application.
 */
export function updateApplicationQuote(changes: QuoteFields): void {
  const { application } = draftStore.getState();
  if (!application) return;
  const before = application.quote;
  updateApplication({ quote: changedQuote(before, changes) });
  if (hasSameTerms(refreshQuote(), before)) updateQuote(changes);
}

/** Saves the application's quote again, for a visitor who goes back to it. */
export function restoreQuote(): void {
  const { application } = draftStore.getState();
  if (application && !hasSameTerms(refreshQuote(), application.quote)) saveQuote(application.quote);
}

/** Returns a quote with the partner's cover, which affects the price but which only the application asks for. */
export function withPartnerCover(
  quote: SavedQuote,
  { currentHealthCoverPartner } = draftStore.getState(),
): PricedQuote {
  const isAnswer = currentHealthCoverPartner === 'yes' || currentHealthCoverPartner === 'no';
  return isAnswer ? { ...quote, currentHealthCoverPartner } : quote;
}
