import type { Browser, BrowserContext, Page } from 'playwright';
import type { Setting } from '../setting/setting.ts';
import { openContext } from './browser.ts';
import { keptOf } from './kept.ts';
import { setSandbox } from './sandbox.ts';
import { OpenCalls, settle } from './settle.ts';

/** How long a state may take to come about, in milliseconds. */
const PATIENCE = 20_000;

/** A page of the site as one visitor has it, whatever was kept before. */
export interface Stage {
  page: Page;
  /** Resolves once all is drawn and at rest. */
  settle(): Promise<void>;
}

/** Opens a page of the site for what was kept before. */
async function open(context: BrowserContext, address: string, isWaiting: boolean): Promise<Stage> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const calls = new OpenCalls(page);
  const stage = { page, settle: () => settle(page, calls, isWaiting) };
  await page.goto(address);
  await page.locator('main :is(h1, h2)').first().waitFor();
  await stage.settle();
  return stage;
}

/** Does something with a page that finds such a setting, and leaves nothing of it behind. */
export async function onStage<Result>(
  browser: Browser,
  origin: string,
  { setting, address }: { setting: Setting; address: string },
  act: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const { faults } = setting;
  await setSandbox(origin, faults);
  const context = await openContext(browser, origin, keptOf(setting));
  try {
    const isWaiting = faults?.some(({ fault }) => fault === 'delay') ?? false;
    return await act(await open(context, address, isWaiting));
  } finally {
    await context.close();
  }
}
