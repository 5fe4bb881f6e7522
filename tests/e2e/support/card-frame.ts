import type { Frame, Page } from '@playwright/test';
import { frameElement } from './payment.ts';

/** The frame's own document, to have it say what its page never would. */
export async function inside(page: Page): Promise<Frame> {
  const frame = await (await frameElement(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no card frame.');
  return frame;
}

/** Has a frame say something to the page, as its script would. */
export const say = (frame: Frame, message: unknown) =>
  frame.evaluate((data) => parent.postMessage(data, '*'), message as object);

export const heightOf = async (page: Page) => (await frameElement(page).boundingBox())?.height ?? 0;

/** Everything that was said has arrived once this has, which is said last by the same frame. */
export async function settle(page: Page, frame: Frame): Promise<void> {
  const arrived = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        addEventListener('message', ({ data }) => data === 'the last word' && resolve()),
      ),
  );
  await say(frame, 'the last word');
  await arrived;
}
