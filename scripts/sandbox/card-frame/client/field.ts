import { element } from './elements.ts';

let isPressed = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  const onPointer = () => {
    isPressed = type === 'pointerdown';
  };
  addEventListener(type, onPointer, true);
}

const A_PRESS = 300;

/**
 * Calls `work` after a field lost the focus. An error makes the frame higher and moves what is below it, so a press of the
 * mouse or a finger must have ended first.
 */
function afterBlur(work: () => void): void {
  const wasPressed = isPressed;
  // the window loses the focus after the field
  setTimeout(() => (wasPressed || !document.hasFocus() ? setTimeout(work, A_PRESS) : work()));
}

/** A control with its error below, which shows after the control has lost the focus. */
export interface Field {
  readonly input: HTMLInputElement;
  /** Shows the error from now on, as long as there is one. */
  reveal(): void;
  refresh(): void;
}

/** Connects a field of the page. @param problem returns the current error message, if any */
export function createField(name: string, problem: () => string | undefined): Field {
  const box = element(`[data-field="${name}"]`);
  const input = element<HTMLInputElement>('input', box);
  const hint = input.getAttribute('aria-describedby');
  const template = element<HTMLTemplateElement>('[data-error-template]');
  let error: HTMLElement | undefined;
  // not read from the element: a page translator may have changed it
  let shown: string | undefined;
  let isRevealed = false;

  const describe = (...ids: (string | null)[]) => {
    const known = ids.filter(Boolean).join(' ');
    if (known) input.setAttribute('aria-describedby', known);
    else input.removeAttribute('aria-describedby');
  };

  const clear = () => {
    error?.remove();
    error = undefined;
    shown = undefined;
    input.removeAttribute('aria-invalid');
    describe(hint);
  };

  const show = (message: string) => {
    if (shown === message) return;
    clear();
    shown = message;
    error = element('.field-error', template.content).cloneNode(true) as HTMLElement;
    error.id = `${name}-error`;
    element('span', error).textContent = message;
    input.setAttribute('aria-invalid', 'true');
    describe(hint, error.id);
    box.append(error);
  };

  const field: Field = {
    input,
    reveal() {
      isRevealed = true;
      field.refresh();
    },
    refresh() {
      const message = isRevealed ? problem() : undefined;
      if (message) show(message);
      else clear();
    },
  };
  input.addEventListener('blur', () => {
    if (!input.disabled) afterBlur(field.reveal);
  });
  return field;
}
