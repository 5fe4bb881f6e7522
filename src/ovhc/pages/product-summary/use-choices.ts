import { useEffect, useLayoutEffect } from 'react';
import type { PriceChoices } from '#types/content/product-summary-page';
import type { ChoiceAnswers } from '#types/data/answers';
import type { SavedQuote } from '#types/data/saved-quote';
import { useFormStore } from '../../../engine/form/form-context.ts';
import type { FormStore } from '../../../engine/form/form-store.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { selectFacts } from '../../../engine/journey/step-forms.ts';
import { useHydrated } from '../../../engine/ui/use-hydrated.ts';
import { hasQuote, quoteStore, updateQuote } from '../../store/quote-store.ts';

/** The names of the choices in the quote: field "excess" is the quote's excessCode (§3). */
const STORED_AS = {
  paymentFrequency: 'paymentFrequency',
  excess: 'excessCode',
} as const satisfies Record<keyof ChoiceAnswers, keyof SavedQuote>;

const choices = Object.entries(STORED_AS) as [keyof typeof STORED_AS, 'paymentFrequency' | 'excessCode'][];

function answersOf(quote: SavedQuote): JsonObject {
  const known = choices.flatMap(([field, storedName]) => {
    const value = quote[storedName];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(known);
}

/**
 * Saves the choices. An author's page without a quote does not start one.
 * @returns true if there is a quote
 */
function save(form: FormStore): boolean {
  if (!hasQuote()) return false;
  const { visible } = form.getState();
  updateQuote(Object.fromEntries(choices.map(([field, storedName]) => [storedName, visible[field]])));
  return true;
}

/** Updates the form with changes to the quote from another tab or after Back. */
function follow(form: FormStore, quote: SavedQuote): void {
  for (const [field, value] of Object.entries(answersOf(quote))) {
    if (form.getState().answers[field] !== value) form.setValue([field], value);
  }
}

/**
 * Returns the form of the page's dropdowns and syncs it with the saved quote.
 * @param onChoice called after a choice on this page is saved, but not for choices in other tabs
 */
export function useChoices(content: PriceChoices, facts: JsonObject, onChoice: () => void): FormStore {
  const read = selectFacts(content, facts);
  const isHydrated = useHydrated();
  const restored = () => (isHydrated ? answersOf(quoteStore.getState()) : {});
  const form = useFormStore(content.schema, restored, read);
  // before the paint: a first view knows no quote
  useLayoutEffect(() => follow(form, quoteStore.getState()), [form]);
  // equal facts change nothing
  useLayoutEffect(() => form.setFacts(read));
  useEffect(() => {
    save(form);
    // fields are updated one by one, and partial updates must not be saved
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
