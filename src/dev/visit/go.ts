import { KEYS } from '../../ovhc/store/keys.ts';
import { clearQuote } from '../../ovhc/store/quote-store.ts';
import { SHARED, storedText } from '../../ovhc/store/storage.ts';
import { plainPath } from '../journeys.ts';
import type { Visit } from './visit.ts';

/** Storage keys, for the next page: its visit, and the id of the toolbar's control to focus. */
const VISIT = 'devVisit';
const FOCUSED = 'devPressed';

function take(key: string): string | null {
  const stored = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return stored;
}

function reloadAt(address: string, focused: string): void {
  sessionStorage.setItem(FOCUSED, focused);
  history.pushState(null, '', address);
  location.reload();
}

/** Opens a step or page, which prepares its answers before it is drawn. @param focused the id to focus there */
export function go(visit: Visit, focused: string): void {
  sessionStorage.setItem(VISIT, JSON.stringify(visit));
  const address = visit.hash ? `${visit.path}#${visit.hash}` : visit.path;
  if (visit.path === plainPath(location.pathname)) {
    reloadAt(address, focused);
  } else {
    sessionStorage.setItem(FOCUSED, focused);
    location.assign(address);
  }
}

/** Clears all that the site has stored, and reloads the page. @param focused the id to focus then */
export function reset(focused: string): void {
  clearQuote();
  for (const key of Object.values(KEYS)) storedText(SHARED, key).clear();
  reloadAt(location.pathname, focused);
}

/** Returns the visit that led to this page, once. */
export function takeVisit(): Visit | undefined {
  const stored = take(VISIT);
  return stored === null ? undefined : (JSON.parse(stored) as Visit);
}

/** Returns the id to focus on this page, once. */
export const takeFocused = (): string | null => take(FOCUSED);
