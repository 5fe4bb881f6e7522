/** The address of the script that the page's HTML names: each build has another one. */
let entry: string | undefined;

/** Says which script the page's HTML has named. */
export function setEntry(address: string): void {
  entry = new URL(address).pathname;
}

/** Asks the server for the page as it is now. Empty where it can't be reached. */
async function currentHtml(): Promise<string> {
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' });
  return response.ok ? response.text() : '';
}

/** Names the script of the page that was reloaded last, in session storage. */
const KEY = 'reloadedFor';

/** Returns true the first time that it is asked for a page's script: another reload would bring the same again. */
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
 * Reloads a page that was loaded before a deployment, whose code is gone from the server: once, and only where the
 * server has a newer page. Answers survive in the browser's storage.
 *
 * @returns true where the page is about to go
 */
export async function reloadIfOutdated(): Promise<boolean> {
  if (!entry) return false;
  const html = await currentHtml().catch(() => '');
  if (!html || html.includes(entry) || !isFirstReload(entry)) return false;
  location.reload();
  return true;
}
