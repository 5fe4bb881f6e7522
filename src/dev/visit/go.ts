import { clearDraft } from '../../ovhc/store/draft-store.ts';
import { FORM_KEY, KEYS } from '../../ovhc/store/keys.ts';
import { clearQuote } from '../../ovhc/store/quote-store.ts';
import { SHARED, storedText } from '../../ovhc/store/storage.ts';
import { plainPath } from '../journeys.ts';
import type { Visit } from './visit.ts';

/** Storage keys, for the next page: its visit, and the id of the toolbar's control to focus. */
const VISIT = 'devVisit';
const FOCUSED = 'devPressed';

function open(path: string, hash: string, focused: string): void {
  const address = hash ? `${path}#${hash}` : path;
  sessionStorage.setItem(FOCUSED, focused);
  if (plainPath(path) === plainPath(location.pathname)) {
    history.pushState(null, '', address);
    location.reload();
  } else location.assign(address);
}

/** Opens a step or page, which prepares its answers before it is drawn. @param focused the id to focus there */
export function go(visit: Visit, focused: string): void {
  sessionStorage.setItem(VISIT, JSON.stringify(visit));
  open(visit.path, visit.hash, focused);
}

/** Clears all that the site has stored, and reloads the page. @param focused the id to focus then */
export function reset(focused: string): void {
  clearQuote();
  clearDraft();
  const formKeys = Object.keys(sessionStorage).filter((key) => key.startsWith(FORM_KEY));
  for (const key of [...Object.values(KEYS), ...formKeys]) storedText(SHARED, key).clear();
  open(location.pathname, '', focused);
}

/** Returns the visit that led to this page. It stays stored until {@link endVisit}, in case the page reloads before. */
export function storedVisit(): Visit | undefined {
  const stored = sessionStorage.getItem(VISIT);
  return stored === null ? undefined : (JSON.parse(stored) as Visit);
}

/** Ends the visit: its answers are prepared. */
export const endVisit = () => sessionStorage.removeItem(VISIT);

/** Returns the id to focus on this page, once. */
export function takeFocused(): string | null {
  const id = sessionStorage.getItem(FOCUSED);
  sessionStorage.removeItem(FOCUSED);
  return id;
}
