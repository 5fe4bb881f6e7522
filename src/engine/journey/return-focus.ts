import { fieldId } from '../form/form-context.ts';
import type { FormStore } from '../form/form-store.ts';

/** Compares two elements for sorting: the one that stands first on the page comes first. */
export function byPosition(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const DISABLED = ':disabled, [aria-disabled="true"]';

/**
 * Puts the focus where a visitor goes on in a step: to the first field that is not right, else to its button. Where
 * neither can take it, to the step's heading.
 */
export function returnFocus(form: FormStore, idPrefix: string): void {
  const wrong = [...form.getState().errors.keys()].flatMap(
    (at) => document.getElementById(fieldId(idPrefix, at)) ?? [],
  );
  wrong.sort(byPosition);
  const step = document.querySelector(`[data-step="${idPrefix}"]`);
  const fallbacks = ['button[type="submit"]', 'h1'].flatMap(
    (selector) => step?.querySelector<HTMLElement>(selector) ?? [],
  );
  [...wrong, ...fallbacks].find((element) => !element.matches(DISABLED))?.focus();
}
