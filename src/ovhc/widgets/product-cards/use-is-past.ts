import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tells when a mark has been scrolled out of view at the top. */
export function useIsPast(): { mark: RefObject<HTMLSpanElement | null>; isPast: boolean } {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isPast };
}
