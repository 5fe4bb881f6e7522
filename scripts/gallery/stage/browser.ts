import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../browsers.ts';
import { UsageError } from '../../content/usage-error.ts';
import { LOCALE, MOMENT, TIME_ZONE } from '../moment.ts';
import type { Kept } from './kept.ts';
import { reasonOf } from './reason-of.ts';
import { HEIGHT, WIDTHS } from './screens.ts';

/**
 * Letters are drawn alike on every machine, by Chromium with windows and without: as Linux draws them at its plainest.
 * And what changes on a page, such as a focus ring that moves on, is drawn anew with all around it: mended at its edges,
 * round ones come out otherwise now and then.
 */
const DRAWING_FLAGS = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
];

/** @throws UsageError where it can't be had */
function chromiumPath(): string {
  try {
    return ensureChromium();
  } catch (error) {
    throw new UsageError(reasonOf(error));
  }
}

async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  try {
    return await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, ...DRAWING_FLAGS] });
  } catch (error) {
    // what a browser says as it fails goes on for pages
    const [said] = reasonOf(error).split('\n');
    throw new UsageError(
      `${executablePath} does not start (${said}). Have CHROMIUM_PATH name another Chromium.`,
    );
  }
}

/**
 * Does something with a browser, and closes it.
 * @throws UsageError where there is none that starts
 */
export async function withBrowser<Result>(act: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser();
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** A browser that has never been anywhere but where it kept these records, at the moment of all pictures. */
export async function openContext(browser: Browser, origin: string, kept: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: WIDTHS[0], height: HEIGHT },
    deviceScaleFactor: 1,
    locale: LOCALE,
    timezoneId: TIME_ZONE,
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(MOMENT);
  await context.addInitScript(
    ({ origin, local, session }) => {
      // once, as what the site makes of it is its own from then on; and never in the card frame
      if (location.origin !== origin) return;
      for (const [storage, texts] of [
        [localStorage, local],
        [sessionStorage, session],
      ] as const) {
        if (storage.getItem('gallery')) continue;
        for (const [key, text] of Object.entries({ ...texts, gallery: 'kept' })) storage.setItem(key, text);
      }
    },
    { origin, ...kept },
  );
  return context;
}
