import type { Step } from '#types/content/step';
import type { SavedQuote } from '#types/data/saved-quote';
import { fieldNames } from '../../../engine/form/schema.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { draftStore } from '../../store/draft-store.ts';
import { quoteStore } from '../../store/quote-store.ts';

/** What the quote keeps and a step asks for, under the same name. */
export function quoteAnswers({ paymentFrequency }: SavedQuote): JsonObject {
  return paymentFrequency ? { paymentFrequency } : {};
}

/** What of the draft and the quote answers a step: its fields have their names (§3). */
export function stepAnswers({ schema }: Step): JsonObject {
  const known: JsonObject = {
    ...(draftStore.getState() as JsonObject),
    ...quoteAnswers(quoteStore.getState()),
  };
  const entries = fieldNames(schema).map((name) => [name, known[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
