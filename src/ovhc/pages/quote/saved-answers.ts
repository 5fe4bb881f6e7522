import type { Step } from '#types/content/quote-page';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { fieldNames } from '../../../engine/form/schema.ts';
import { quoteStore } from '../../store/quote-store.ts';

/** Returns the saved quote's answers to a step. Its fields have the quote's names (§3). */
export function savedAnswers(step: Step): JsonObject {
  const quote = quoteStore.getState() as JsonObject;
  const entries = fieldNames(step.schema).map((name) => [name, quote[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
