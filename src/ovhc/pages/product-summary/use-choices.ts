import { useEffect, useLayoutEffect } from 'react';
import type { PriceChoices } from '#types/content/product-summary-page';
import type { ChoiceAnswers } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { useFormStore } from '../../../engine/form/form-context.ts';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { selectFacts } from '../../../engine/journey/step-forms.ts';
import { hasQuote, quoteStore, updateQuote } from '../../store/quote-store.ts';

/** The choices under the names that the quote keeps them by: field "excess" is the quote's excessCode (§3). */
const STORED_AS = {
  paymentFrequency: 'paymentFrequency',
  excess: 'excessCode',
} as const satisfies Record<keyof ChoiceAnswers, keyof SavedQuote>;

const choices = Object.entries(STORED_AS) as [keyof typeof STORED_AS, 'paymentFrequency' | 'excessCode'][];

function answersOf(quote: SavedQuote): JsonObject {
  const known = choices.flatMap(([field, kept]) => {
    const value = quote[kept];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(known);
}

/**
 * Saves what is chosen. An author's page without a quote begins none.
 * @returns whether there is a quote
 */
function save(form: FormStore): boolean {
  if (!hasQuote()) return false;
  const { visible } = form.getState();
  updateQuote(Object.fromEntries(choices.map(([field, kept]) => [kept, visible[field]])));
  return true;
}

/** Shows what another tab, or the way back, has changed in the quote. */
function follow(form: FormStore, quote: SavedQuote): void {
  for (const [field, value] of Object.entries(answersOf(quote))) {
    if (form.getState().answers[field] !== value) form.setValue([field], value);
  }
}

/**
 * The form of the page's dropdowns, which is at one with the saved quote.
 * @param onChoice hears of what is chosen here, once it is saved; not of what another tab has chosen
 */
export function useChoices(content: PriceChoices, facts: JsonObject, onChoice: () => void): FormStore {
  const read = selectFacts(content, facts);
  const form = useFormStore(content.schema, () => answersOf(quoteStore.getState()), read);
  // facts that are the same as before change nothing
  useLayoutEffect(() => form.setFacts(read));
  useEffect(() => {
    save(form);
    // it follows field by field, and what is half taken over is not to be saved
    let isFollowing = false;
    const stops = [
      form.subscribe(({ visible }, before) => {
        if (visible !== before.visible && !isFollowing && save(form)) onChoice();
      }),
      quoteStore.subscribe((quote) => {
        isFollowing = true;
        follow(form, quote);
        isFollowing = false;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, onChoice]);
  return form;
}
