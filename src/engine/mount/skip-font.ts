/** The part of the Network Information API, which only Chromium has, that says whether a connection is slow. */
interface Connection {
  /** Milliseconds for a round trip. */
  rtt: number;
  saveData: boolean;
}

/**
 * The longest round trip in milliseconds with which the font may be there before the first paint. Chromium assumes up
 * to 125 for a connection that it does not know.
 */
const MAX_ROUND_TRIP = 125;

/** The session storage key that says that the browser has the font. */
const LOADED = 'fontLoaded';

/**
 * Keeps the device's font on a slow connection (src/styles/fonts.css). The page's font would be late, Chromium would
 * delay the first paint for it, and the page's modules would share the connection with it. It is loaded after the
 * page, for the next one.
 */
export function skipSlowFont(): void {
  const { connection } = navigator as { connection?: Connection };
  const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  if (!preload || !connection || (!connection.saveData && connection.rtt <= MAX_ROUND_TRIP)) return;
  try {
    if (sessionStorage.getItem(LOADED)) return;
  } catch {
    // without storage every page is like the first one
  }
  preload.remove();
  document.documentElement.dataset.font = 'device';
  if (connection.saveData) return;
  addEventListener('load', async () => {
    const response = await fetch(preload.href, { priority: 'low' }).catch(() => undefined);
    try {
      if (response?.ok) sessionStorage.setItem(LOADED, 'true');
    } catch {
      // the next page keeps the device's font too
    }
  });
}
