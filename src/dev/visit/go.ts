import { plainPath } from '../journeys.ts';
import type { Visit } from './visit.ts';

/** Where a visit waits for the page that it leads to. */
const VISIT = 'devVisit';

/** Where the control waits that was pressed for it. */
const PRESSED = 'devPressed';

function take(key: string): string | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept;
}

/**
 * Loads the open page anew, at one of its addresses.
 *
 * @param pressed the control of the bar that has the focus again then, by its id
 */
export function comeBack(address: string, pressed: string): void {
  sessionStorage.setItem(PRESSED, pressed);
  history.pushState(null, '', address);
  location.reload();
}

/**
 * Leads to a place; what belongs to it is brought about there, before anything is drawn.
 *
 * @param pressed the control of the bar that has the focus again there, by its id
 */
export function go(visit: Visit, pressed: string): void {
  sessionStorage.setItem(VISIT, JSON.stringify(visit));
  const address = visit.hash ? `${visit.path}#${visit.hash}` : visit.path;
  if (visit.path === plainPath(location.pathname)) {
    comeBack(address, pressed);
  } else {
    sessionStorage.setItem(PRESSED, pressed);
    location.assign(address);
  }
}

/** The visit that has led here, once. */
export function takeVisit(): Visit | undefined {
  const kept = take(VISIT);
  return kept === null ? undefined : (JSON.parse(kept) as Visit);
}

/** The id of the control that was pressed to come here, once. */
export function takePressed(): string | null {
  return take(PRESSED);
}
