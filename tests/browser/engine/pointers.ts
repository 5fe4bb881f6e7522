import { cdp } from 'vitest/browser';

interface Point {
  x: number;
  y: number;
}

/** Where the middle of an element is. */
function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A point as the browser's window counts: the frame that tests run in may be drawn smaller than it is. */
function inWindow({ x, y }: Point): Point {
  const frame = frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: frame.x + (x * frame.width) / innerWidth, y: frame.y + (y * frame.height) / innerHeight };
}

let mouse: Point = { x: 0, y: 0 };

async function putMouse(point: Point): Promise<void> {
  mouse = point;
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...inWindow(point) });
}

/** Puts the mouse into the lower right corner, over nothing. */
export const takeMouseAway = () => putMouse({ x: innerWidth - 5, y: innerHeight - 5 });

export const putMouseOn = (element: Element) => putMouse(middleOf(element));

/** Moves the mouse straight down to the height of an element's middle, as a hand does: with no gap over 3 pixels. */
export async function moveMouseDownTo(element: Element): Promise<void> {
  const { x, y } = mouse;
  const way = middleOf(element).y - y;
  const steps = Math.ceil(way / 3);
  for (let step = 1; step <= steps; step++) await putMouse({ x, y: y + (way * step) / steps });
}

const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel', touchPoints: Point[] = []) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints });

/** A finger comes down on an element… */
export const touchDown = (element: Element) => touch('touchStart', [inWindow(middleOf(element))]);

/** …and the browser takes it for a swipe. */
export const touchCancel = () => touch('touchCancel');

/** A finger's tap, with all the events that the browser makes of it, in its own order. */
export async function tap(element: Element): Promise<void> {
  await touchDown(element);
  await touch('touchEnd');
}
