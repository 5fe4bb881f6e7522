/**
 * A first view: HTML that the build draws for the start of a page, so that visitors can read it and type before the
 * page's code has loaded.
 */
export interface FirstView {
  /** The hashes of the address that lead to it. '' stands for an address without the hash of a step. */
  hashes: readonly string[];
  /**
   * The records that the browser must have stored, by key. 'any': one with at least one field. 'none': no record, or
   * an empty one. A list: a record that contains one of these, where `null` is a missing field and `{}` any value.
   */
  stored: Readonly<Record<string, 'any' | 'none' | readonly object[]>>;
}

/** The first views of a page, as the page's HTML describes them for `showFirstView`. */
export interface FirstViews {
  views: readonly FirstView[];
  /** The hashes of all steps. */
  steps: readonly string[];
  /** The parameters of addresses that open something else. */
  parameters: readonly string[];
  /** The entry of `history.state`, and the start of `window.name`, that hold records if the storage does not work. */
  tabItems: string;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a stored record. Its fields are not validated. */
function readRecord(key: string): object | undefined {
  for (const area of [localStorage, sessionStorage]) {
    const record = parse(area.getItem(key));
    if (record !== null) return record as object;
  }
  return undefined;
}

/** Returns true if a value has all parts of another one. A missing part is `null`. */
function contains(value: unknown, part: unknown): boolean {
  if (part === null || typeof part !== 'object') return (value ?? null) === part;
  if (value === undefined || value === null) return false;
  return Object.entries(part).every(([name, inner]) => contains(Object(value)[name], inner));
}

function isStored(needed: FirstView['stored'][string], record: object | undefined): boolean {
  const isEmpty = Object.keys(record ?? {}).length === 0;
  if (needed === 'none') return isEmpty;
  if (needed === 'any') return !isEmpty;
  return needed.some((part) => contains(record, part));
}

/** Returns the index of the first view for this visit; -1 if there is none. */
export function findFirstView({ views, steps, parameters, tabItems }: FirstViews): number {
  const asked = location.hash.slice(1);
  const hash = steps.includes(asked) ? asked : '';
  const search = new URLSearchParams(location.search);
  if (parameters.some((name) => search.has(name))) return -1;
  const hasTabItems = history.state?.[tabItems] !== undefined || window.name.startsWith(tabItems);
  return views.findIndex(({ hashes, stored }) => {
    if (!hashes.includes(hash)) return false;
    try {
      const needs = Object.entries(stored);
      return (
        needs.length === 0 ||
        (!hasTabItems && needs.every(([key, needed]) => isStored(needed, readRecord(key))))
      );
    } catch {
      // the storage cannot be read
      return false;
    }
  });
}

/** The start of the id of a first view. Its index follows. React's ids in it have the same prefix. */
export const FIRST_VIEW = 'view';

/**
 * Shows a first view in place of the placeholders. While the browser still reads the page, shows what it has read of
 * the view before each paint.
 */
export function showFirstView(index: number): void {
  const show = () => {
    const view = document.getElementById(FIRST_VIEW + index);
    if (!view) return;
    // the policy forbids style attributes in HTML
    for (const element of view.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    view.hidden = false;
    view.parentElement?.querySelector('.root-loading')?.setAttribute('hidden', '');
  };
  show();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener(
    'readystatechange',
    () => {
      observer.disconnect();
      show();
    },
    { once: true },
  );
}

/** Returns the first view that a root element shows. */
export function shownFirstView(root: Element): HTMLElement | null {
  return root.querySelector<HTMLElement>(':scope > .first-view:not([hidden])');
}
