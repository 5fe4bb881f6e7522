import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { visitOf } from '../../src/studio/preview/visit-of.ts';
import { CHROMIUM_FLAGS, findChromium } from '../browsers.ts';
import { FIXED_TIME, TIME_ZONE } from '../gallery/catalogue/fixed-clock.ts';
import type { DevSite } from '../vite/dev-content/check-content.ts';
import type { DevContent } from '../vite/dev-content/index.ts';
import { contentAddress, pageAt } from '../vite/dev-pages.ts';
import { StudioProblem } from './problem.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-AU',
  timezoneId: TIME_ZONE,
  reducedMotion: 'reduce',
};

const BUSY = '[aria-busy="true"], .skeleton, .step-loading';

/** Serves pages of another version of the content than the server's. */
type ServeHtml = (path: string, html: string) => Promise<string>;

const MISSING =
  'There is no Chromium to take pictures with. Run “npx playwright install chromium”, or set CHROMIUM_PATH to one. Everything else works without it.';

/** A step on a page, by its address. */
export interface Step {
  path: string;
  hash: string;
}

/**
 * Takes a picture of a step on a phone, and looks for what axe-core calls a violation.
 * @param visit the visit that the page starts with, as JSON: it has the sample answers of the steps before
 * @returns undefined if this version of the content does not have the step
 */
async function takePicture(
  browser: Browser,
  origin: string,
  { path, hash }: Step,
  visit: string,
  site: DevSite | undefined,
  html: ServeHtml,
) {
  const [status, text] = site ? pageAt(path, site) : [404, ''];
  if (!site || status !== 200) return undefined;
  const context = await browser.newContext(PHONE);
  try {
    await context.clock.setFixedTime(FIXED_TIME);
    await context.setExtraHTTPHeaders({ 'x-sandbox-today': FIXED_TIME.slice(0, 10) });
    await context.addInitScript((value) => sessionStorage.setItem('devVisit', value), visit);
    await context.route(`${origin}${path}`, async (route) =>
      route.fulfill({ contentType: 'text/html', body: await html(path, text) }),
    );
    for (const { name, code } of site.pages)
      await context.route(`${origin}${contentAddress({ name })}*`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      );
    const page = await context.newPage();
    await page.goto(`${origin}${path}${hash && `#${hash}`}`);
    await page.locator('main :is(h1, h2)').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (hash && new URL(page.url()).hash !== `#${hash}`) return undefined;
    // what only development draws over a page
    await page.addStyleTag({ content: 'dev-toolbar, dev-diagnostics { display: none }' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const image = await page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg' });
    return {
      image: `data:image/jpeg;base64,${image.toString('base64')}`,
      violations: violations.map(({ help }) => help),
    };
  } finally {
    await context.close();
  }
}

/** Takes a picture of a step as it is saved, and one as it is now. @throws StudioProblem if there is no Chromium */
export async function takePictures(content: DevContent, origin: string, html: ServeHtml, step: Step) {
  const executablePath = findChromium();
  if (!executablePath) throw new StudioProblem(MISSING);
  const [saved, now, journeys] = [await content.saved(), content.site(), await content.journeys()];
  const visit = JSON.stringify(visitOf(journeys, step, undefined));
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return {
      before: await takePicture(browser, origin, step, visit, saved, html),
      after: await takePicture(browser, origin, step, visit, now, html),
    };
  } finally {
    await browser.close();
  }
}
