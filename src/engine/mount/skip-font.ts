/** The part of the Network Information API, which only Chromium has, that says whether a connection is slow. */
interface Connection {
  /** Milliseconds for a round trip. */
  rtt: number;
  saveData: boolean;
}

/** The longest round trip in milliseconds with which the font is there before the first paint. */
const MAX_ROUND_TRIP = 100;

/**
 * Stops preloading the page's font on a slow connection. It would be late, so that the page keeps the device's font
 * (src/styles/fonts.css), and Chromium would delay the first paint for it.
 */
export function skipSlowFont(): void {
  const { connection } = navigator as { connection?: Connection };
  if (!connection || (!connection.saveData && connection.rtt <= MAX_ROUND_TRIP)) return;
  document.querySelector('link[rel="preload"][as="font"]')?.remove();
}
