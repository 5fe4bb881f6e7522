import type { Browser, Page } from 'playwright';
import { readPicture } from './compare/files.ts';
import type { Pixels } from './compare/plain.ts';
import { type AxeFault, axeFaults } from './stage/axe.ts';
import { HEIGHT, WIDTHS, type Width } from './stage/browser.ts';
import { isSeen, look } from './stage/seen.ts';
import { onStage, type Stage } from './stage/stage.ts';
import type { GalleryState } from './states/gallery-state.ts';
import { targetName } from './states/of-journeys.ts';

/** A state as it looks at one width. */
export interface Picture {
  width: Width;
  pixels: Pixels;
  axe: readonly AxeFault[];
}

/** A state with its pictures, or why it has none. */
export interface Taken {
  state: GalleryState;
  pictures: readonly Picture[];
  /** what should have been seen there, and was not */
  unseen: readonly string[];
  /** why it could not be brought about */
  failure?: string;
}

const STILL = { animations: 'disabled', caret: 'hide' } as const;

/** The part of a page that is pictured. */
async function clipOf(page: Page, frame: GalleryState['frame']) {
  // where things stand is told from what is in sight
  await page.evaluate(() => scrollTo(0, 0));
  const main = await page.locator('main').boundingBox();
  const step = frame === 'step' ? await page.locator('[data-step]').boundingBox() : null;
  return main && step ? { ...main, height: step.y + step.height - main.y } : main;
}

/** What is the same in every state, as the site's frame is, is left out: pictures of it would take half the room. */
async function shoot(page: Page, frame: GalleryState['frame'] = 'main'): Promise<Buffer> {
  if (frame === 'page' || frame === 'view') return page.screenshot({ ...STILL, fullPage: frame === 'page' });
  const clip = await clipOf(page, frame);
  return page.screenshot({ ...STILL, fullPage: true, ...(clip && { clip }) });
}

async function takePicture({ page, settle }: Stage, width: Width, state: GalleryState): Promise<Picture> {
  await page.setViewportSize({ width, height: HEIGHT });
  await settle();
  const shot = await shoot(page, state.frame);
  return { width, pixels: await readPicture(shot), axe: await axeFaults(page) };
}

/** Brings a state about and takes its pictures. */
export async function take(browser: Browser, origin: string, state: GalleryState): Promise<Taken> {
  const { setting, address, shows } = state;
  try {
    return await onStage(browser, origin, { setting, address }, async (stage) => {
      await state.act(stage);
      await stage.settle();
      const seen = await look(stage.page);
      const unseen = shows.filter((reach) => !isSeen(reach, seen)).map(targetName);
      const pictures: Picture[] = [];
      for (const width of WIDTHS) pictures.push(await takePicture(stage, width, state));
      return { state, pictures, unseen };
    });
  } catch (error) {
    return {
      state,
      pictures: [],
      unseen: [],
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}
