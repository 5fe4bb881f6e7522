import { type RefObject, useEffect } from 'react';

/**
 * Leads to a frame as its challenge opens: the focus goes there, and all of it comes into view.
 * @param group holds the frame
 * @param height of the frame, which may grow with the challenge
 */
export function useChallengeInView(
  group: RefObject<HTMLElement | null>,
  isChallenged: boolean,
  height: number | undefined,
): void {
  useEffect(() => {
    const frame = group.current?.querySelector('iframe');
    // a frame that has the focus may have put it where it belongs
    if (isChallenged && frame !== document.activeElement) frame?.focus();
  }, [group, isChallenged]);

  // again each time it says how high it is: what has grown may be out of view
  useEffect(() => {
    if (isChallenged && height) group.current?.scrollIntoView({ block: 'nearest' });
  }, [group, isChallenged, height]);
}
