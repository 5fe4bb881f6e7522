import { onTestFinished, vi } from 'vitest';
import type { SavedQuote } from '#types/data/saved-quote';
import type { BegunApplication } from '#types/data/submissions';
import { memoryStorage, storedJson } from './memory-storage.ts';

type Area = Storage | (() => Storage);

export const QUOTE_KEY = 'ovhcQuoteData';
export const DRAFT_KEY = 'ovhcApplicationDraft';
export const SUBMISSIONS_KEY = 'ovhcSubmissions';
export const CONFIRMATION_KEY = 'ovhcConfirmation';
export const REFERENCE_KEY = 'ovhcApplicationReference';
export const TAB_KEY = 'ovhcTabReference';

export const reference = '0123456789abcdef0123456789abcdef';
export const other = 'f'.repeat(32);

/** Returns stored applications that were begun just now. */
export const begun = (of: string, quote: SavedQuote, changes: Partial<BegunApplication> = {}): string =>
  JSON.stringify([{ reference: of, begunAt: new Date().toISOString(), quote, ...changes }]);

/** Sets the properties of `navigator`. By default the browser is online and has no locks. */
export const stubNavigator = (changes: { onLine?: boolean; locks?: Pick<LockManager, 'request'> } = {}) =>
  vi.stubGlobal('navigator', { onLine: true, ...changes });

function stubStorage(name: 'localStorage' | 'sessionStorage', area: Area): void {
  vi.stubGlobal(name, undefined); // makes vitest restore it after the test
  const get = typeof area === 'function' ? area : () => area;
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/**
 * Opens a tab until the test ends or opens another one. Modules imported afterwards read its storage. Warnings about
 * storage errors are not printed.
 */
export function openTab(local: Area = memoryStorage(), session: Area = memoryStorage()) {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubStorage('localStorage', local);
  stubStorage('sessionStorage', session);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  stubNavigator();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    local: typeof local === 'function' ? memoryStorage() : local,
    session: typeof session === 'function' ? memoryStorage() : session,
    document,
    /** Notifies the tab of a change that another tab made to storage. */
    notify: (key: string | null, newValue = key === null ? null : localStorage.getItem(key)) =>
      void page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
  };
}

/** Opens a tab and imports its stores. */
export async function openStores(...areas: Parameters<typeof openTab>) {
  const tab = openTab(...areas);
  const quotes = await import('../../../../../src/ovhc/store/quote-store.ts');
  const drafts = await import('../../../../../src/ovhc/store/draft-store.ts');
  const confirmations = await import('../../../../../src/ovhc/store/confirmation-store.ts');
  return {
    ...tab,
    ...quotes,
    ...drafts,
    ...confirmations,
    ...(await import('../../../../../src/ovhc/store/other-tabs.ts')),
    ...(await import('../../../../../src/ovhc/submission/store.ts')),
    ...(await import('../../../../../src/ovhc/submission/begin.ts')),
    ...(await import('../../../../../src/ovhc/submission/acceptance.ts')),
    quote: () => quotes.quoteStore.getState(),
    draft: () => drafts.draftStore.getState(),
    confirmation: () => confirmations.confirmationStore.getState(),
    stored: (key: string, area = tab.local) => storedJson(area, key),
  };
}

/** Opens a tab with items in local storage and in session storage. */
export const openWith = (items: Record<string, unknown>, ofTab: Record<string, unknown> = {}) =>
  openStores(memoryStorage(items), memoryStorage(ofTab));
