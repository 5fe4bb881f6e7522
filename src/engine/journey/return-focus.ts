import { fieldId } from '../form/form-context.ts';
import type { FormStore } from '../form/form-store.ts';
import type { Tree } from '../ui/tree.ts';

/** Compares two elements for sorting by their order on the page. */
export function byPosition(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const DISABLED = ':disabled, [aria-disabled="true"]';

/**
 * Moves the focus to where the visitor continues in a step: the first invalid field, or its button, or its heading.
 * @param tree contains the step
 */
export function returnFocus(form: FormStore, idPrefix: string, tree: Tree): void {
  const wrong = [...form.getState().errors.keys()].flatMap(
    (at) => tree.getElementById(fieldId(idPrefix, at)) ?? [],
  );
  wrong.sort(byPosition);
  const step = tree.querySelector(`[data-step="${idPrefix}"]`);
  const fallbacks = ['button[type="submit"]', 'h1'].flatMap(
    (selector) => step?.querySelector<HTMLElement>(selector) ?? [],
  );
  [...wrong, ...fallbacks].find((element) => !element.matches(DISABLED))?.focus();
}
