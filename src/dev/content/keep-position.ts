import { openForm } from '../form/open-fields.ts';

/** More than a step needs to render, in milliseconds. */
const SLOW_AFTER = 3000;

/** A visitor's answers, messages, focus and scroll position in a step. */
interface Position {
  form: ReturnType<NonNullable<ReturnType<typeof openForm>>['getState']> | undefined;
  control: string | undefined;
  selection: [start: number | null, end: number | null] | undefined;
  scroll: number;
}

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

function currentPosition(): Position {
  const { activeElement: active } = document;
  return {
    form: openForm()?.getState(),
    control: active?.getAttribute('name') ?? undefined,
    selection: isText(active) ? [active.selectionStart, active.selectionEnd] : undefined,
    scroll: scrollY,
  };
}

function restore(position: Position): void {
  const { form } = position;
  const now = openForm();
  for (const [name, value] of Object.entries(form?.answers ?? {})) now?.setValue([name], value);
  if (form) now?.setState({ touched: form.touched, rejected: form.rejected });
  // once the fields that these answers reveal have rendered
  requestAnimationFrame(() => restoreFocus(position));
}

function restoreFocus({ control, selection, scroll }: Position): void {
  const element = control && document.querySelector<HTMLElement>(`[name="${CSS.escape(control)}"]`);
  if (element) element.focus({ preventScroll: true });
  if (element && selection && isText(element)) element.setSelectionRange(...selection);
  scrollTo(0, scroll);
}

/** Resolves when a step has rendered: its heading then gets the focus. */
function stepDrawn(hash: string): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const done = () => {
      ended.abort();
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest(`[data-step="${CSS.escape(hash)}"]`) && done();
    addEventListener('focusin', onFocus, { signal: ended.signal });
    AbortSignal.timeout(SLOW_AFTER).addEventListener('abort', done, { signal: ended.signal });
  });
}

/** Changes the address to the new hash of the open step, and restores the visitor's position when it is drawn. */
export function keepPosition(hash: string): void {
  const position = currentPosition();
  history.replaceState(history.state, '', `#${hash}`);
  void stepDrawn(hash).then(() => restore(position));
}
