import { followedLink } from '../followed-link.ts';
import type { StorageArea } from './storage.ts';

/** Names the items in `history.state`, beside what the host page keeps there. */
const STATE = 'ovhcStorage';

/** Starts a `window.name` that hands items to the next page. */
const HANDOVER = `${STATE}:`;

/** False while pages are drawn ahead of time, and in tests without a page. */
const IS_BROWSER = typeof history !== 'undefined';

type Items = Record<string, string>;

function parseItems(text: string): Items {
  try {
    const items: unknown = JSON.parse(text);
    return items !== null && typeof items === 'object' ? { ...(items as Items) } : {};
  } catch {
    return {};
  }
}

const isHandedOver = () => window.name.startsWith(HANDOVER);

/** Reads what the page before has handed over, or what this history entry holds since before a reload. */
function loadItems(): Items {
  if (!IS_BROWSER) return {};
  const { name } = window;
  const isHanded = isHandedOver();
  if (isHanded) window.name = '';
  // other sites may open this page with a name of their own
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  if (isHanded && isOurs) return parseItems(name.slice(HANDOVER.length));
  return { ...(history.state?.[STATE] as Items | undefined) };
}

const items = loadItems();
const isEmpty = () => Object.keys(items).length === 0;

function save(): void {
  if (!IS_BROWSER) return;
  try {
    const { [STATE]: _before, ...others } = history.state ?? {};
    history.replaceState(isEmpty() ? others : { ...others, [STATE]: { ...items } }, '');
    // the visitor may have stayed, or goes on until the next page comes
    if (isHandedOver()) window.name = HANDOVER + JSON.stringify(items);
  } catch (error) {
    // Safari allows 100 changes in 30 seconds: the next one brings these along
    console.warn('The history entry could not be changed.', error);
  }
}

/** Returns true where an address leads to another page of this site, and not to a hash of this one. */
function isOtherPage(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  if (origin !== location.origin) return false;
  return pathname !== location.pathname || search !== location.search || hash === '';
}

/** Hands the items over as an address is followed. What was meant for another page, which never came, is taken back. */
function handOver(address: string): void {
  if (!isEmpty() && isOtherPage(address)) window.name = HANDOVER + JSON.stringify(items);
  else if (isHandedOver()) window.name = '';
}

let isFollowing = !IS_BROWSER;

/** Puts the items into each new history entry, and into `window.name` as a link of this site is followed. */
function followPage(): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const type of ['hashchange', 'popstate']) addEventListener(type, () => isEmpty() || save());
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    if (link && !event.defaultPrevented) handOver(link.href);
  });
}

if (!isEmpty()) {
  save();
  followPage();
}

/**
 * Stores items for one tab where the browser's own storage does not work: in the entries of the session history, which
 * survive a reload, and in `window.name` on the way to the next page. Nothing of it stands in an address.
 */
export const tabStorage: StorageArea = {
  getItem: (key) => items[key] ?? null,
  setItem(key, text) {
    items[key] = text;
    save();
    followPage();
  },
  removeItem(key) {
    if (!(key in items)) return;
    delete items[key];
    save();
  },
};

/** Leads to an address of this site; what only this tab stores goes along. */
export function goTo(address: string, { replace = false } = {}): void {
  handOver(address);
  if (replace) location.replace(address);
  else location.assign(address);
}
