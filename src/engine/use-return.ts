import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls a function each time the visitor comes back to the page, or the network to the visitor, while that matters. */
export function useReturn(matters: boolean, onReturn: () => void): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  // a passive effect would listen too late for a network that comes back just as the failure is shown
  useLayoutEffect(() => {
    if (!matters) return;
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [matters]);
}
