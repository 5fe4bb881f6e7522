import { useSyncExternalStore } from 'react';

/** Returns true while a media query holds. In a first view it is false until the page is hydrated. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Narrower than two columns of cards, such as a phone. */
export const NARROW = '(width < 40rem)';

/** Wide enough for a column beside the questions. */
export const WIDE = '(width >= 64rem)';
