/** The time in milliseconds for a press to end. */
const PRESS_DURATION = 300;

let isPressed = false;
const onPointer = ({ type }: Event) => {
  isPressed = type === 'pointerdown';
};
for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, onPointer, true);

/** Returns the first element that matches. @throws Error if there is none */
export function element<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The card form's page has no ${selector}`);
  return found;
}

/**
 * Runs `work` after a field has lost the focus. An error makes the frame higher and moves the content below it, so a
 * mouse or touch press gets time to end first.
 */
function afterBlur(work: () => void): void {
  const wasPressed = isPressed;
  // the window loses the focus after the field does
  setTimeout(() => (wasPressed || !document.hasFocus() ? setTimeout(work, PRESS_DURATION) : work()));
}

/**
 * Connects a control with the error below it. The error appears after the control has lost the focus.
 * @param problem returns the current error message, if any
 */
export function createField(name: string, problem: () => string | undefined) {
  const box = element(`[data-field="${name}"]`);
  const input = element<HTMLInputElement>('input', box);
  const hint = input.getAttribute('aria-describedby') ?? '';
  const { content: template } = element<HTMLTemplateElement>('[data-error-template]');
  let error: HTMLElement | undefined;
  // not read from the element, because a page translator may have changed it
  let shown: string | undefined;
  let isRevealed = false;

  const refresh = () => {
    const message = isRevealed ? problem() : undefined;
    if (message === shown) return;
    shown = message;
    error?.remove();
    error = undefined;
    if (message) {
      error = element('.field-error', template).cloneNode(true) as HTMLElement;
      error.id = `${name}-error`;
      element('span', error).textContent = message;
      box.append(error);
      input.setAttribute('aria-invalid', 'true');
    } else input.removeAttribute('aria-invalid');
    const description = [hint, error?.id].filter(Boolean).join(' ');
    if (description) input.setAttribute('aria-describedby', description);
    else input.removeAttribute('aria-describedby');
  };
  /** Shows the error from now on, if there is one. */
  const reveal = () => {
    isRevealed = true;
    refresh();
  };
  input.addEventListener('blur', () => {
    if (!input.disabled) afterBlur(reveal);
  });
  return { input, reveal, refresh };
}
