import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { takeFocused } from '../visit/go.ts';

function shadowOf(toolbar: RefObject<HTMLElement | null>): ShadowRoot | undefined {
  const root = toolbar.current?.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

/** Measures the space that the page leaves for the toolbar (page-space.css). */
export function usePageSpace(toolbar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    const measure = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--dev-toolbar', `${element.offsetHeight}px`),
    );
    measure.observe(element);
    return () => measure.disconnect();
  }, [toolbar]);
}

/** Moves the toolbar into an open modal dialog, because everything outside the dialog is inert. */
export function useModal(toolbar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const host = shadowOf(toolbar)?.host;
    if (!host) return;
    const move = () => {
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      if (host.parentNode !== parent) parent.append(host);
    };
    const observer = new MutationObserver(move);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [toolbar]);
}

/** Focuses the toolbar's control that led to this page, unless the focus has moved since. */
export function useRestoredFocus(toolbar: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const shadow = shadowOf(toolbar);
    if (!isDrawn || !shadow) return;
    const id = takeFocused();
    if (id && document.activeElement === document.body) shadow.getElementById(id)?.focus();
  }, [toolbar, isDrawn]);
}
