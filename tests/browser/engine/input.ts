import { cdp } from 'vitest/browser';

/** Returns the centre of an element in the browser's window. The frame of the tests may be scaled. */
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

/** Moves the mouse to the lower right corner, away from all elements. */
export const takeMouseAway = async () => void (await moveMouse(inWindow(innerWidth - 5, innerHeight - 5)));
export const putMouseOn = (element: Element) => moveMouse(middleOf(element));

export const touchDown = (element: Element) =>
  cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middleOf(element)] });

/** Ends a touch like a browser that recognises a swipe. */
export const touchCancel = () =>
  cdp().send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });

/** Taps with a finger, with all of the browser's events in order. */
export async function tap(element: Element): Promise<void> {
  await touchDown(element);
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Composes a text in the focused field, like an input method. Each text is an intermediate state.
 * @returns `finish`, which ends the composition with the final text
 */
export async function compose(...texts: string[]): Promise<{ finish(text: string): Promise<void> }> {
  for (const text of texts) {
    const end = text.length;
    await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  }
  return { finish: async (text) => void (await cdp().send('Input.insertText', { text })) };
}
