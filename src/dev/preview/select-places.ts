import { isWithin, plainText } from './content-texts.ts';
import type { PageMessage } from './messages.ts';
import { fieldAt, placeAt } from './open-page.ts';
import { previewStore } from './preview-store.ts';

const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];

/** The parts of the page that the server draws from the site's file. */
const FRAME = '.host-header, .host-footer, .host-notice, .skip-link';

/** Returns the message for Studio about the place of an element. Undefined if it draws no content. */
export function messageAt(element: Element): PageMessage | undefined {
  const text = plainText(element.textContent);
  if (element.closest(FRAME)) return { type: 'framed', text };
  const place = placeAt(element);
  if (!place) return undefined;
  const { address, pointer, isText } = place;
  const field = fieldAt(pointer);
  return {
    type: 'selected',
    address,
    pointer: field && !isWithin(pointer, field) ? field : pointer,
    text,
    ...(isText && { textPointer: pointer }),
  };
}

/**
 * Lets the author select by pressing, before the page gets the press. While Alt is down, and with the keyboard, the
 * page works as usual.
 */
export function selectPlaces(post: (message: PageMessage) => void): void {
  const isSelection = (event: Event): event is MouseEvent =>
    previewStore.getState().isSelecting &&
    event instanceof MouseEvent &&
    !event.altKey &&
    // a key that presses a button causes a click without a count
    !(event.type === 'click' && event.detail === 0);
  for (const type of PRESSES) {
    const onPress = (event: Event) => {
      if (!isSelection(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (type !== 'click' || !(event.target instanceof Element)) return;
      const message = messageAt(event.target);
      if (message) post(message);
    };
    addEventListener(type, onPress, { capture: true });
  }
  const point = (pointed: Element | null) =>
    previewStore.getState().pointed === pointed || previewStore.setState({ pointed });
  addEventListener(
    'pointermove',
    (event) => point(isSelection(event) && event.target instanceof Element ? event.target : null),
    { capture: true },
  );
  document.documentElement.addEventListener('pointerleave', () => point(null));
}
