import { fieldId } from '../form/field-id.ts';
import type { FormStore } from '../form/form-store.ts';

/** Puts the focus where a visitor has to go on in a step: the first field that is not right, else its button. */
export function returnFocus(form: FormStore, idPrefix: string): void {
  const wrong = [...form.getState().errors.keys()].flatMap(
    (at) => document.getElementById(fieldId(idPrefix, at)) ?? [],
  );
  const [first] = wrong.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const step = document.querySelector<HTMLElement>(`[data-step="${idPrefix}"]`);
  (first ?? step?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}
