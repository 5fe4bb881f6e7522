import { openForm } from '../form/open-fields.ts';

/** Longer than a step needs to be drawn; in milliseconds. */
const SLOW_AFTER = 3000;

/** Where a visitor is in a step: what is typed, which messages show, and where the focus and the page stand. */
interface Place {
  form: ReturnType<NonNullable<ReturnType<typeof openForm>>['getState']> | undefined;
  control: string | undefined;
  selection: [start: number | null, end: number | null] | undefined;
  scroll: number;
}

const isText = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

function placeNow(): Place {
  const { activeElement: active } = document;
  return {
    form: openForm()?.getState(),
    control: active?.getAttribute('name') ?? undefined,
    selection: isText(active) ? [active.selectionStart, active.selectionEnd] : undefined,
    scroll: scrollY,
  };
}

function restore(place: Place): void {
  const { form } = place;
  const now = openForm();
  for (const [name, value] of Object.entries(form?.answers ?? {})) now?.setValue([name], value);
  if (form) now?.setState({ touched: form.touched, rejected: form.rejected });
  // answers may bring fields, which are drawn by then
  requestAnimationFrame(() => restoreFocus(place));
}

function restoreFocus({ control, selection, scroll }: Place): void {
  const element = control && document.querySelector<HTMLElement>(`[name="${CSS.escape(control)}"]`);
  if (element) element.focus({ preventScroll: true });
  if (element && selection && isText(element)) element.setSelectionRange(...selection);
  scrollTo(0, scroll);
}

/** The heading of a step takes the focus once the step is drawn: so one knows. */
function stepDrawn(hash: string): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = () => {
      over.abort();
      resolve();
    };
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest(`[data-step="${CSS.escape(hash)}"]`) && done();
    addEventListener('focusin', onFocus, { signal: over.signal });
    AbortSignal.timeout(SLOW_AFTER).addEventListener('abort', done, { signal: over.signal });
  });
}

/**
 * Has the address follow the open step, whose hash was edited, and brings back where the visitor was once it is drawn
 * under its new name.
 */
export function keepPlace(hash: string): void {
  const place = placeNow();
  history.replaceState(history.state, '', `#${hash}`);
  void stepDrawn(hash).then(() => restore(place));
}
