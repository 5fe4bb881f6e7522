export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The visitor's entries and presses in a first view, before the page's code has loaded. */
interface EarlyInput {
  /** The controls that the visitor has changed, with their entries. */
  changed: Map<Control, string | boolean>;
  /** The control that an input method is composing a text for. */
  composing: Control | undefined;
  /** The last button that was pressed, or the last control in which Enter was pressed. */
  pressed: HTMLElement | undefined;
  /** True if a page translator or an extension has changed the view, so that React cannot hydrate it. */
  isAltered: boolean;
  /** Stops recording. */
  stop(): void;
}

declare global {
  interface Window {
    /** Recorded by the classic script of the page, and replayed by its modules. */
    earlyInput?: EarlyInput | undefined;
  }
}

export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

export const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Records what the visitor enters and presses. A form that is submitted waits for the replay. */
export function recordEarlyInput(): void {
  const listening = new AbortController();
  const early: EarlyInput = {
    changed: new Map(),
    composing: undefined,
    pressed: undefined,
    isAltered: false,
    stop() {
      listening.abort();
      altered.disconnect();
    },
  };
  const altered = new MutationObserver(() => {
    early.isAltered = true;
  });
  const watch = () => {
    const view = document.querySelector('.first-view:not([hidden])');
    if (view) altered.observe(view, { childList: true, characterData: true, subtree: true });
  };
  // the browser itself adds nodes until it has read the page
  if (document.readyState === 'loading') document.addEventListener('readystatechange', watch, { once: true });
  else watch();

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
