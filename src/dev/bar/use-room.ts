import { type RefObject, useLayoutEffect } from 'react';
import styles from './room.css?inline';

const sheet = new CSSStyleSheet();

/** Has the page leave room for the bar, as high as it is: nothing of a form is ever behind it. */
export function useRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const measure = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--dev-bar', `${element.offsetHeight}px`),
    );
    measure.observe(element);
    return () => {
      measure.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [bar]);
}
