import { openForm } from '../form/open-form.ts';

/** More than a step needs to render, in milliseconds. */
const SLOW_AFTER = 3000;

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

/** Returns a visitor's answers, messages, focus and scroll position in a step. */
function currentPosition() {
  const { activeElement: active } = document;
  return {
    form: openForm()?.getState(),
    control: active?.getAttribute('name'),
    selection: isText(active) ? ([active.selectionStart, active.selectionEnd] as const) : undefined,
    scroll: scrollY,
  };
}

function restore({ form, control, selection, scroll }: ReturnType<typeof currentPosition>): void {
  const now = openForm();
  for (const [name, value] of Object.entries(form?.answers ?? {})) now?.setValue([name], value);
  if (form) now?.setState({ touched: form.touched, rejected: form.rejected });
  // once the fields that these answers reveal have rendered
  requestAnimationFrame(() => {
    const element = control && document.querySelector<HTMLElement>(`[name="${CSS.escape(control)}"]`);
    if (element) element.focus({ preventScroll: true });
    if (element && selection && isText(element)) element.setSelectionRange(...selection);
    scrollTo(0, scroll);
  });
}

/** Resolves when a step has rendered: its heading then gets the focus. */
function stepDrawn(hash: string): Promise<void> {
  const step = `[data-step="${CSS.escape(hash)}"]`;
  const signal = AbortSignal.timeout(SLOW_AFTER);
  return new Promise((resolve) => {
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest(step) && resolve();
    addEventListener('focusin', onFocus, { signal });
    signal.addEventListener('abort', () => resolve());
  });
}

/** Changes the address to the new hash of the open step, and restores the visitor's position when it is drawn. */
export function keepPosition(hash: string): void {
  const position = currentPosition();
  history.replaceState(history.state, '', `#${hash}`);
  void stepDrawn(hash).then(() => restore(position));
}
