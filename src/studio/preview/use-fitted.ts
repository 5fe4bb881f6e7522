import { type RefObject, useLayoutEffect, useState } from 'react';

const WIDTHS = { phone: 390, desktop: 1024 };

/** Returns the style of a frame that fits into an element: narrower ones get a smaller picture of the page. */
export function useFitted(box: RefObject<HTMLElement | null>, width: keyof typeof WIDTHS) {
  const [size, setSize] = useState({ width: WIDTHS.desktop, height: 768 });
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  const own = width === 'phone' ? WIDTHS.phone : Math.max(WIDTHS.desktop, size.width);
  const scale = Math.min(1, size.width / own || 1);
  return {
    width: own,
    height: size.height / scale,
    transform: scale < 1 ? `scale(${scale})` : undefined,
    // what the scaled frame leaves over, which its box would still take
    marginInlineEnd: scale < 1 ? own * (scale - 1) : undefined,
  };
}
