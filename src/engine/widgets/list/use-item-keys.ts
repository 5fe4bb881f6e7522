import { useCallback, useRef } from 'react';

/** Returns a key for each item of a list. The items have no ids, but their components must keep their state. */
export function useItemKeys(length: number) {
  const given = useRef<{ keys: number[]; next: number }>({ keys: [], next: 0 });
  const { current } = given;
  while (current.keys.length < length) {
    current.keys.push(current.next);
    current.next += 1;
  }
  current.keys.length = length;
  /** Removes an item's key, so that the items after it keep theirs. */
  const dropKey = useCallback((index: number) => {
    given.current.keys.splice(index, 1);
  }, []);
  return { keys: current.keys, dropKey };
}
