import type { Browser, Page } from 'playwright';
import { within } from '../../within.ts';
import type { Setting } from '../setting/setting.ts';
import { openContext } from './browser.ts';
import { keptOf } from './kept.ts';
import { reasonOf } from './reason-of.ts';
import { setSandbox } from './sandbox.ts';
import { OpenCalls, settle } from './settle.ts';

/** How long anything may take that is waited for on a page, in milliseconds. */
const SLOW_AFTER = 20_000;
/** How long a state may take in all, its pictures included. */
const LIMIT = 120_000;
/** How long a page may take to be pictured that failed. */
const LAST_PICTURE = 5_000;

/** A page of the site as one visitor has it, whatever was kept before. */
export interface Stage {
  page: Page;
  /** Resolves once all is drawn and at rest. */
  settle(): Promise<void>;
}

/** Why something could not be done on a stage, and the page as it stood then, where it could be pictured. */
export class StageError extends Error {
  readonly picture: Buffer | undefined;

  constructor(reason: string, picture?: Buffer) {
    super(reason);
    this.picture = picture;
  }
}

interface Opening {
  setting: Setting;
  address: string;
}

/** Opens a page at an address and waits until it stands as its setting says. */
async function open(page: Page, { setting, address }: Opening, settle: Stage['settle']): Promise<Stage> {
  const { outcome, waited, until } = setting;
  page.setDefaultTimeout(SLOW_AFTER);
  if (outcome) await page.route(/\/hcf\/preSubmission\?/, (route) => route.fulfill({ json: outcome }));
  await page.goto(address);
  await page.locator('main :is(h1, h2)').first().waitFor();
  await settle();
  if (waited) await page.clock.fastForward(waited);
  if (until) await page.locator(until).first().waitFor();
  return { page, settle };
}

/** A page as it stands, if it lets itself be pictured. */
async function asItStands(page: Page): Promise<Buffer | undefined> {
  return page.screenshot({ fullPage: true, timeout: LAST_PICTURE }).catch(() => undefined);
}

/**
 * Does something with a page that finds such a setting, and leaves nothing of it behind.
 * @throws StageError where it fails or takes too long
 */
export async function onStage<Result>(
  browser: Browser,
  origin: string,
  opening: Opening,
  act: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const { faults } = opening.setting;
  await setSandbox(origin, faults);
  const context = await openContext(browser, origin, keptOf(opening.setting));
  let page: Page | undefined;
  try {
    const opened = await context.newPage();
    page = opened;
    const calls = new OpenCalls(opened, SLOW_AFTER);
    const isWaiting = faults?.some(({ fault }) => fault === 'delay') ?? false;
    const acted = open(opened, opening, () => settle(opened, calls, isWaiting)).then(act);
    const late = () => new Error(`It took longer than ${LIMIT / 1000} s. ${calls.words}`.trim());
    return await within(LIMIT, acted, late);
  } catch (error) {
    throw new StageError(reasonOf(error), page && (await asItStands(page)));
  } finally {
    await context.close();
  }
}
