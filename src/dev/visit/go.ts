import type { Visit } from './visit.ts';

/** Where a visit waits for the page that it leads to. */
const KEY = 'devVisit';

/** Leads to a place; what belongs to it is brought about there, before anything is drawn. */
export function go(visit: Visit): void {
  sessionStorage.setItem(KEY, JSON.stringify(visit));
  const isHere = visit.path === location.pathname.replace(/\/+$/, '');
  const address = visit.hash ? `${visit.path}#${visit.hash}` : visit.path;
  if (isHere) {
    history.pushState(null, '', address);
    location.reload();
  } else location.assign(address);
}

/** The visit that has led here, once. */
export function takeVisit(): Visit | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as Visit);
}
