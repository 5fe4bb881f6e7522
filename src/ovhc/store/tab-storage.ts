import { pageAddress } from '../../engine/page-address.ts';
import { followedLink } from '../followed-link.ts';
import { TAB_ITEMS } from './keys.ts';
import type { StorageArea } from './storage.ts';

/** The prefix of a `window.name` that hands items over to the next page. The host page may use both for other things. */
const HANDOVER = `${TAB_ITEMS}:`;

/** False during prerendering, and in tests without a page. */
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

/** Returns the items from the previous page, or from this history entry after a reload. */
function loadItems(): Items {
  if (!IS_BROWSER) return {};
  const { name } = window;
  const isHanded = isHandedOver();
  if (isHanded) window.name = '';
  // other sites may open this page with their own window name
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  if (isHanded && isOurs) return parseItems(name.slice(HANDOVER.length));
  return { ...(history.state?.[TAB_ITEMS] as Items | undefined) };
}

const items = loadItems();
const isEmpty = () => Object.keys(items).length === 0;

function save(): void {
  if (!IS_BROWSER) return;
  try {
    const { [TAB_ITEMS]: _before, ...others } = history.state ?? {};
    history.replaceState(isEmpty() ? others : { ...others, [TAB_ITEMS]: { ...items } }, '');
    // items may change until the next page loads, or if it never does
    if (isHandedOver()) window.name = HANDOVER + JSON.stringify(items);
  } catch (error) {
    // Safari allows 100 changes in 30 seconds; the next change includes these items
    console.warn('The history entry could not be changed.', error);
  }
}

/** Returns true if an address leads to another page of this site, not to a hash of this page. */
function isOtherPage(address: string): boolean {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  if (origin !== location.origin) return false;
  return pathname !== location.pathname || search !== location.search || hash === '';
}

/** Hands the items over when an address is followed. Takes back items meant for a page that never loaded. */
function handOver(address: string): void {
  if (!isEmpty() && isOtherPage(address)) window.name = HANDOVER + JSON.stringify(items);
  else if (isHandedOver()) window.name = '';
}

let isFollowing = !IS_BROWSER;

/** Stores the items in each new history entry, and in `window.name` when the visitor follows a link of this site. */
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
 * Stores items for one tab if the browser's storage does not work. They are in the session history, which survives a
 * reload, and in `window.name` on the way to the next page. No address contains them.
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

/** Navigates to an address of this site and hands over this tab's items. */
export function goTo(address: string, { replace = false } = {}): void {
  handOver(address);
  location[replace ? 'replace' : 'assign'](pageAddress(address));
}
