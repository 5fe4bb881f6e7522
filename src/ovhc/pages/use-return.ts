import { useEffect, useState } from 'react';

/** Counts how often the visitor has come back to the page, or the network to the visitor, while that matters. */
export function useReturn(matters: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!matters) return;
    const onReturn = () => document.visibilityState === 'visible' && setCount((last) => last + 1);
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [matters]);
  return count;
}
