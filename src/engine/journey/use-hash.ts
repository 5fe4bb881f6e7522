import { useSyncExternalStore } from 'react';
import { withTransition } from './step-transition.ts';

const listeners = new Set<() => void>();
let shown: string | undefined;
let isChanging = false;

function notify(): void {
  isChanging = false;
  shown = location.hash;
  for (const listener of listeners) listener();
}

/** Subscribes to the address. One change can fire both events. */
function follow(): void {
  if (isChanging) return;
  if (location.hash === shown) {
    notify();
    return;
  }
  isChanging = true;
  withTransition(notify);
}

function subscribe(onChange: () => void): () => void {
  if (listeners.size === 0) {
    shown = location.hash;
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
  }
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
}

/** Returns the address's hash without #. It changes with back and forward, links and buttons. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

/** Opens a step by pushing its hash, so that Back returns here (§2). */
export function pushHash(hash: string): void {
  location.hash = `#${hash}`;
}
