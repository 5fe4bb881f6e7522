type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the visitor has done in a first view before the page's code has loaded. */
interface EarlyInput {
  /** The controls that the visitor has changed, with their entries. */
  changed: Map<Control, string | boolean>;
  /** The control that an input method is composing a text for. */
  composing: Control | undefined;
  /** The last button that was pressed, or the last control in which Enter was pressed. */
  pressed: HTMLElement | undefined;
  /** Stops recording. */
  stop(): void;
}

declare global {
  interface Window {
    /** Recorded by the classic script of the page, and replayed by its modules. */
    earlyInput?: EarlyInput | undefined;
  }
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Records what the visitor enters and presses. A form that is submitted waits for the replay. */
export function recordEarlyInput(): void {
  const listening = new AbortController();
  const early: EarlyInput = {
    changed: new Map(),
    composing: undefined,
    pressed: undefined,
    stop: () => listening.abort(),
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) =>
    document.addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal });

  const change = ({ target, isTrusted }: Event) => {
    // a browser that restores entries is not a visitor
    if (!isTrusted || !isControl(target)) return;
    if (target.type === 'radio')
      for (const other of early.changed.keys())
        if (other.type === 'radio' && other.name === target.name) early.changed.delete(other);
    early.changed.set(target, isTicked(target) ? target.checked : target.value);
  };
  listen('input', change);
  listen('change', change);
  listen('compositionstart', ({ target }) => {
    if (isControl(target)) early.composing = target;
  });
  listen('compositionend', () => {
    early.composing = undefined;
  });
  listen('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('.first-view button');
    if (button) early.pressed = button;
  });
  listen('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // it would press the form's button, but a field may use it for something else
    event.preventDefault();
    early.pressed = event.target;
  });
  listen('submit', (event) => event.preventDefault());
  window.earlyInput = early;
}

/** Sets a value without React, which then takes the next event for a change. */
function setNatively(control: Control, name: 'value', value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}

/** Enters a text again, so that React notices it. The caret stays. */
function retype(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const isFocused = document.activeElement === control;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  // React overrides the setter, and compares the next value with what it was called with
  control.value = '';
  setNatively(control, 'value', text);
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
  if (!target.isConnected) return;
  if (!isControl(target)) target.click();
  else if (
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  )
    target.form?.requestSubmit();
}

/**
 * Repeats in a hydrated first view what the visitor entered, focused and pressed in it before. Call it after React's
 * commit: during the commit React would write back what it has drawn.
 */
export function replayEarlyInput(view: Element): void {
  const { earlyInput: early } = window;
  if (!early) return;
  early.stop();
  window.earlyInput = undefined;
  const { changed, composing, pressed } = early;

  for (const control of view.querySelectorAll<Control>('input, textarea, select'))
    if (!changed.has(control)) reset(control);
  const { activeElement: focused } = document;
  if (focused && view.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [control, entry] of changed) {
    if (!control.isConnected) continue;
    // a change would end the composition
    if (control === composing)
      control.addEventListener('compositionend', () => enterAgain(control, control.value), { once: true });
    else enterAgain(control, entry);
  }
  // after React has rendered the entries
  if (pressed) queueMicrotask(() => press(pressed));
}
