/** The address of the script in the page's HTML. Each build has a new one. */
let entry: string | undefined;

/** Sets the script that the page's HTML names. */
export function setEntry(address: string): void {
  entry = new URL(address).pathname;
}

/** Fetches the page's current HTML. Empty if the server cannot be reached. */
async function currentHtml(): Promise<string> {
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' });
  return response.ok ? response.text() : '';
}

/** The session storage key for the script of the page that was reloaded last. */
const KEY = 'reloadedFor';

/** Returns true the first time for each script, because another reload would load the same page again. */
function isFirstReload(script: string): boolean {
  try {
    const isFirst = sessionStorage.getItem(KEY) !== script;
    sessionStorage.setItem(KEY, script);
    return isFirst && sessionStorage.getItem(KEY) === script;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type !== 'reload';
  }
}

/**
 * Reloads a page whose modules a deployment removed from the server: once, and only if the server has a newer page.
 * Answers survive in the browser's storage.
 * @returns true if the page is reloading
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if (!entry) return false;
  const html = await currentHtml().catch(() => '');
  if (!html || html.includes(entry) || !isFirstReload(entry)) return false;
  location.reload();
  return true;
}
