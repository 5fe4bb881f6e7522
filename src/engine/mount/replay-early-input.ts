import { type Control, isControl, isTicked } from './early-input.ts';

/**
 * Enters a text again, so that React notices it. React overrides the setter of the value, and takes an event for a
 * change if the value differs from what the setter got last. The caret stays.
 */
function retype(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isFocused = document.activeElement === control;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // fields for numbers and e-mail addresses have no selection
  if (isFocused && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function enterAgain(control: Control, entry: string | boolean): void {
  if (isTicked(control)) {
    if (entry === control.defaultChecked) return;
    control.checked = control.defaultChecked;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(entry);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
  else retype(control, String(entry));
  if (document.activeElement !== control)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Removes what the browser has entered by itself, such as earlier entries after Back. */
function reset(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected;
  } else if (isTicked(control)) control.checked = control.defaultChecked;
  else if (control.type !== 'file' && control.value !== control.defaultValue)
    control.value = control.defaultValue;
}

/** Presses a button, or Enter in a control, which submits the form if the field does not use it. */
function press(target: HTMLElement): void {
  if (!isControl(target)) target.click();
  else if (
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  )
    target.form?.requestSubmit();
}

/** Returns the element that replaces one of the view, if React has drawn the page anew. */
function counterpart<Type extends HTMLElement>(element: Type, view: Element, root: Element): Type | null {
  if (element.isConnected) return element;
  if (element.id) return root.querySelector<Type>(`[id="${element.id}"]`);
  const { localName } = element;
  const index = [...view.querySelectorAll<HTMLElement>(localName)].indexOf(element);
  return (root.querySelectorAll<HTMLElement>(localName)[index] as Type | undefined) ?? null;
}

/** Gives the focus and the caret to the element that replaces another one. */
function focusAgain(element: HTMLElement, before: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (!(element instanceof HTMLInputElement && before instanceof HTMLInputElement)) return;
  element.value = before.value;
  if (before.selectionStart !== null) element.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Repeats in the page what the visitor entered, focused and pressed in its first view. Call it after React's commit:
 * during the commit React would write back what it has drawn.
 * @param view the first view: React has hydrated it, or replaced it
 * @param focused the element that had the focus before
 */
export function replayEarlyInput(view: Element, root: Element, focused: Element | null): void {
  const { earlyInput: early } = window;
  if (!early) return;
  early.stop();
  window.earlyInput = undefined;
  const { changed, composing, pressed } = early;

  for (const control of view.querySelectorAll<Control>('input, textarea, select'))
    if (!changed.has(control)) reset(control);
  if (focused instanceof HTMLElement && view.contains(focused)) {
    const element = counterpart(focused, view, root);
    if (element && element !== focused) focusAgain(element, focused);
    else focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const [changedEarly, entry] of changed) {
    const control = counterpart(changedEarly, view, root);
    // a change would end the composition
    if (control && control === composing)
      control.addEventListener('compositionend', () => enterAgain(control, control.value), { once: true });
    else if (control) enterAgain(control, entry);
  }
  const target = pressed && counterpart(pressed, view, root);
  // after React has rendered the entries
  if (target) queueMicrotask(() => press(target));
}
