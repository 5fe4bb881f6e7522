import type { Browser, Page } from 'playwright';
import { readPicture } from './compare/files.ts';
import type { Pixels } from './compare/plain.ts';
import { type AxeFault, axeFaults } from './stage/axe.ts';
import { reasonOf } from './stage/reason-of.ts';
import { HEIGHT, WIDTHS, type Width } from './stage/screens.ts';
import { isSeen, look } from './stage/seen.ts';
import { onStage, type Stage, StageError } from './stage/stage.ts';
import type { GalleryState } from './states/gallery-state.ts';
import { targetName } from './states/target-name.ts';

/** A state as it looks at one width. */
export interface Picture {
  /** how wide the screen was */
  screen: Width;
  pixels: Pixels;
  axe: readonly AxeFault[];
  /** what should have been seen in it, and was not */
  unseen: readonly string[];
}

/** A state with its pictures, or why it has none. */
export interface Taken {
  state: GalleryState;
  pictures: readonly Picture[];
  /** why it could not be brought about, and the page as it stood then, where that could be pictured */
  failure?: Failure;
}

export interface Failure {
  reason: string;
  stood?: Pixels;
}

/** So much of what is below a step belongs to its picture, in pixels: the step's own border shows on it. */
const BELOW = 16;

/** The part of a page that is pictured. What is the same in every state would take half the room. */
async function clipOf(page: Page, frame: GalleryState['frame']) {
  if (frame === 'page') return null;
  if (frame === 'dialog') return page.locator('dialog[open]').boundingBox();
  const main = await page.locator('main').boundingBox();
  const step = frame === 'step' ? await page.locator('[data-step]').boundingBox() : null;
  if (!main || !step) return main;
  return { ...main, height: Math.min(main.height, step.y + step.height + BELOW - main.y) };
}

/** Keeps boxes from sticking to the screen: those that can are drawn as layers, at times with text a pixel higher. */
function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main, main *')) {
    if (getComputedStyle(element).position !== 'sticky') continue;
    let parent = element.parentElement;
    while (parent && parent !== document.body && !/auto|scroll/.test(getComputedStyle(parent).overflowY))
      parent = parent.parentElement;
    // in a list that scrolls, what sticks is part of the picture
    if (parent === document.body) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
}

/** Makes all of a page fit into sight: what sticks to the screen's foot, and frames in it, are drawn where they belong. */
async function showWhole({ page, settle }: Stage, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, HEIGHT) });
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(unstick);
  await settle();
}

async function takePicture(stage: Stage, screen: Width, { frame, shows }: GalleryState): Promise<Picture> {
  await showWhole(stage, screen);
  const { page } = stage;
  const seen = await look(page);
  const unseen = shows.filter((reach) => !isSeen(reach, seen)).map(targetName);
  const clip = await clipOf(page, frame);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });
  return { screen, pixels: await readPicture(shot), axe: await axeFaults(page), unseen };
}

async function failureOf(error: unknown): Promise<Failure> {
  const picture = error instanceof StageError ? error.picture : undefined;
  return { reason: reasonOf(error), ...(picture && { stood: await readPicture(picture) }) };
}

/** Brings a state about and takes its pictures. */
export async function take(browser: Browser, origin: string, state: GalleryState): Promise<Taken> {
  const { setting, address } = state;
  try {
    return await onStage(browser, origin, { setting, address }, async (stage) => {
      await state.act(stage);
      await stage.settle();
      const pictures: Picture[] = [];
      for (const screen of WIDTHS) pictures.push(await takePicture(stage, screen, state));
      return { state, pictures };
    });
  } catch (error) {
    return { state, pictures: [], failure: await failureOf(error) };
  }
}
