import { onTestFinished, vi } from 'vitest';
import { memoryStorage } from './memory-storage.ts';

type Area = Storage | (() => Storage);

export interface Tab {
  local: Storage;
  session: Storage;
  /** Says that another tab has changed storage; it has to be changed already. */
  hear(key: string | null, newValue?: string | null): void;
}

/** What the browser says of itself: it is online, and knows no locks, unless a test says otherwise. */
export function stubNavigator(
  changes: { onLine?: boolean; locks?: Pick<LockManager, 'request'> } = {},
): void {
  vi.stubGlobal('navigator', { onLine: true, ...changes });
}

function stubStorage(name: 'localStorage' | 'sessionStorage', area: Area): void {
  vi.stubGlobal(name, undefined); // so that it is taken back after the test
  const get = typeof area === 'function' ? area : () => area;
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

/**
 * Opens a tab until the test ends, or until another is opened: the modules that are imported next are its own, and
 * read its storage.
 */
export function openTab(local: Area = memoryStorage(), session: Area = memoryStorage()): Tab {
  vi.resetModules();
  stubStorage('localStorage', local);
  stubStorage('sessionStorage', session);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  stubNavigator();
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    local: typeof local === 'function' ? memoryStorage() : local,
    session: typeof session === 'function' ? memoryStorage() : session,
    hear: (key, newValue = key === null ? null : localStorage.getItem(key)) =>
      void page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
  };
}
