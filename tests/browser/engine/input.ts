import { cdp } from 'vitest/browser';

/** Returns the middle of an element in the browser's window: the frame of the tests may be drawn scaled. */
function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return inWindow(x + width / 2, y + height / 2);
}

function inWindow(x: number, y: number) {
  const frame = frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: frame.x + (x * frame.width) / innerWidth, y: frame.y + (y * frame.height) / innerHeight };
}

const moveMouse = (point: { x: number; y: number }) =>
  cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });

/** Moves the mouse into the lower right corner, over nothing. */
export const takeMouseAway = async () => void (await moveMouse(inWindow(innerWidth - 5, innerHeight - 5)));
export const putMouseOn = (element: Element) => moveMouse(middleOf(element));

export const touchDown = (element: Element) =>
  cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middleOf(element)] });

/** Ends a touch as the browser does when it takes it for a swipe. */
export const touchCancel = () =>
  cdp().send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });

/** Taps with a finger, with all the events of the browser in their order. */
export async function tap(element: Element): Promise<void> {
  await touchDown(element);
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Composes a text in the field that has the focus, as an input method does: each text is what stands there meanwhile.
 *
 * @returns how it is done: with the text that the visitor has settled on
 */
export async function compose(...texts: string[]): Promise<{ finish(text: string): Promise<void> }> {
  for (const text of texts) {
    const end = text.length;
    await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  return { finish: async (text) => void (await cdp().send('Input.insertText', { text })) };
}
