import { expect, type Page, type Request } from '@playwright/test';
import { FIXED_TIME } from '../../scripts/gallery/catalogue/fixed-clock.ts';
import { storageItems } from '../../scripts/gallery/catalogue/setup.ts';
import type { State } from '../../scripts/gallery/catalogue/state.ts';
import type { Sandbox } from '../e2e/support/sandbox.ts';
import { storageOf } from '../e2e/support/storage.ts';

export interface OpenPage {
  page: Page;
  /** Resolves when the page has stopped changing. */
  settle(): Promise<void>;
}

const SETTLE_TIMEOUT = 20_000;

const BUSY = '[aria-busy="true"], .skeleton, .step-loading';

/** Returns a live set of the page's unanswered requests. */
function trackCalls(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page.on('request', (request) => void open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // the page does not read the body of an error, so the request never finishes
  page.on('response', (response) => response.ok() || end(response.request()));
  return open;
}

/**
 * Loads the font again if a document still uses the fallback font: on a busy machine an optional font arrives too
 * late. Runs in the page and in its frames.
 */
async function useFont(): Promise<void> {
  await document.fonts.ready;
  const probe = Object.assign(document.createElement('span'), { textContent: 'Which font is this?' });
  probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  const widthIn = (families: string) => {
    probe.style.fontFamily = families;
    return probe.offsetWidth;
  };
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-display') !== 'optional')
      continue;
    document.body.append(probe);
    const family = rule.style.getPropertyValue('font-family');
    const isUsed = widthIn(`${family}, monospace`) !== widthIn('monospace');
    probe.remove();
    if (isUsed) continue;
    const weight = rule.style.getPropertyValue('font-weight');
    const [, path = ''] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
    const address = new URL(path, rule.parentStyleSheet?.href ?? document.baseURI);
    const font = new FontFace(family.replaceAll('"', ''), `url("${address}")`, { weight });
    document.fonts.add(await font.load());
  }
}

/** Resolves when fonts are loaded and the last change is drawn, including in frames. */
async function drawn(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    try {
      await frame.evaluate(useFont);
      await frame.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    } catch (error) {
      // after a failed payment, a new card form replaces the used one
      if (!frame.isDetached()) throw error;
    }
  }
}

/** Resolves when every call is answered and drawn, and no new call has started. */
async function settle(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  do {
    await expect
      .poll(() => [...calls].map((call) => `${call.method()} ${call.url()}`), {
        message: 'calls without an answer',
        intervals: [25],
        timeout: SETTLE_TIMEOUT,
      })
      .toEqual([]);
    await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY);
    await drawn(page);
  } while (calls.size > 0);
}

/** Opens the page of a state at the fixed time, with the state's setup. */
export async function openPage(
  page: Page,
  sandbox: Sandbox,
  { setup, address }: Pick<State, 'setup' | 'address'>,
): Promise<OpenPage> {
  const { outcome, waited, until, day = FIXED_TIME.slice(0, 10), faults = [] } = setup;
  const { local, session } = storageItems(setup);
  for (const fault of faults) await sandbox.fault(fault);
  await storageOf(page).leaveItems(local, session);
  await page.clock.setFixedTime(FIXED_TIME);
  await page.setExtraHTTPHeaders({ 'x-sandbox-today': day });
  if (outcome) await page.route(/\/hcf\/preSubmission\?/, (route) => route.fulfill({ json: outcome }));
  const calls = trackCalls(page);
  const isWaiting = faults.some(({ fault }) => fault === 'delay');
  const opened = { page, settle: () => (isWaiting ? drawn(page) : settle(page, calls)) };
  await page.goto(address);
  await page.locator('main :is(h1, h2)').first().waitFor();
  await opened.settle();
  if (waited) await page.clock.fastForward(waited);
  if (until) await page.locator(until).first().waitFor();
  return opened;
}
