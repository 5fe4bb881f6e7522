import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  addEventListener('popstate', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
    removeEventListener('popstate', onChange);
  };
}

/** The address's hash without its #. Back and forward change it as well as links and buttons do. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

/** Goes to a step: its hash is pushed, so that Back leads here again (§2). */
export function pushHash(hash: string): void {
  location.hash = `#${hash}`;
}
