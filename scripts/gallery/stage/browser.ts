import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../chromium.ts';
import { LOCALE, MOMENT, TIME_ZONE } from '../moment.ts';
import type { Kept } from './kept.ts';

/** Widths that pictures are taken at, the wide one first: a state is brought about there. */
export const WIDTHS = [1280, 390] as const;
export type Width = (typeof WIDTHS)[number];
export const HEIGHT = 900;

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

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...DRAWING_FLAGS],
  });
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
