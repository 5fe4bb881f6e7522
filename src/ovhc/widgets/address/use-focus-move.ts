import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus on, to the first input of what comes next, the caret at its end: a visitor who is typing keeps
 * typing. One who is elsewhere stays there.
 *
 * @param shown what is drawn in the box right now
 * @returns what to call before something else is drawn
 */
export function useFocusMove(box: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when something else is drawn
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, [shown]);
  return () => {
    isMoving.current = box.current?.contains(document.activeElement) ?? false;
  };
}
