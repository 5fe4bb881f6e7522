import { type RefObject, useEffect, useRef, useState } from 'react';

/** Tells when a mark has been scrolled out of view at the top. */
export function useIsPast(): { mark: RefObject<HTMLSpanElement | null>; isPast: boolean } {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    // all that is below the window counts as in view: a jump from below to above is a change, too
    const observer = new IntersectionObserver(
      (entries) => setIsPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: '0px 0px 1000000px',
      },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return { mark, isPast };
}
