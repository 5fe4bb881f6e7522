import type { Locator } from '@playwright/test';

/** A finger that goes sideways over an element, from its middle and by so many pixels, and is lifted. */
export async function swipe(target: Locator, distance: number): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be swiped is not in sight.');
  const devtools = await target.page().context().newCDPSession(target.page());
  const from = { x: box.x + box.width / 2 - distance / 2, y: box.y + Math.min(100, box.height / 2) };
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y }] });

  await touch('touchStart', from.x);
  for (let part = 1; part <= 20; part++) await touch('touchMove', from.x + (distance * part) / 20);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
