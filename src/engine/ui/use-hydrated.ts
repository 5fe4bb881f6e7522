import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false for a first view that the build draws, and while the browser takes it over; then true. Use it for
 * everything that depends on the visit, which the build doesn't know.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
