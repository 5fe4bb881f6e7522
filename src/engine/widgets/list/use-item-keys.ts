import { useCallback, useRef } from 'react';

export interface ItemKeys {
  keys: readonly number[];
  /** Says that an item is about to go, so that those after it keep theirs. */
  dropKey(index: number): void;
}

/** Returns a key for each item of a list whose items know nothing of themselves: what is drawn of one stays its own. */
export function useItemKeys(length: number): ItemKeys {
  const given = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 });
  const { current } = given;
  while (current.keys.length < length) {
    current.keys.push(current.next);
    current.next += 1;
  }
  current.keys.length = length;
  const dropKey = useCallback((index: number) => {
    given.current.keys.splice(index, 1);
  }, []);
  return { keys: current.keys, dropKey };
}
