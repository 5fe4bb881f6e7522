import { getCompatibleVersions } from 'baseline-browser-mapping';

/**
 * The site supports every browser of the last 30 months before this day. To move it, update baseline-browser-mapping
 * and web-features, set a day that has passed, and run `npm test`.
 */
export const BASELINE_DATE = '2026-11-01';

/** A browser, and the oldest version of it that the site supports. */
export interface OldestBrowser {
  browser: 'chrome' | 'chrome_android' | 'edge' | 'firefox' | 'firefox_android' | 'safari' | 'safari_ios';
  version: string;
}

/** The browsers that define Baseline, with their names in web-features. */
export const OLDEST_BROWSERS = getCompatibleVersions({
  widelyAvailableOnDate: BASELINE_DATE,
  // it would warn about data older than two months, which is right for the fixed date above
  suppressWarnings: true,
}) as OldestBrowser[];

/** Vite's build target: chrome124, ios17.4, … The browsers on Android are built from the same sources as on computers. */
export const BUILD_TARGET = OLDEST_BROWSERS.filter(({ browser }) => !browser.endsWith('_android')).map(
  ({ browser, version }) => `${browser.replace('safari_', '')}${version}`,
);
