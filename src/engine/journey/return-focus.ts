import { fieldId } from '../form/field-id.ts';
import type { FormStore } from '../form/form-store.ts';
import { byPosition } from './by-position.ts';

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
  const others = ['button[type="submit"]', 'h1'].flatMap(
    (selector) => step?.querySelector<HTMLElement>(selector) ?? [],
  );
  [...wrong, ...others].find((element) => !element.matches(DISABLED))?.focus();
}
