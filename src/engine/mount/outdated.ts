/** The name of the build's first script. Each build has a new one. */
let entry: string | undefined;
/** The address of the file that names the script. By default the page itself. */
let namedBy: string | undefined;

/** Sets the build's first script. @param loader the address of the file that names it, if not the page's HTML */
export function setEntry(address: string, loader?: string): void {
  entry = new URL(address).pathname.split('/').at(-1);
  namedBy = loader;
}

/** Fetches the file that names the current build's script. Empty if the server cannot be reached. */
async function currentBuild(): Promise<string> {
  const response = await fetch(namedBy ?? location.pathname + location.search, { cache: 'no-store' });
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
  const build = await currentBuild().catch(() => '');
  if (!build || build.includes(entry) || !isFirstReload(entry)) return false;
  location.reload();
  return true;
}
