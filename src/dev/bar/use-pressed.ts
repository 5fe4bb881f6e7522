import { type RefObject, useEffect } from 'react';
import { takePressed } from '../visit/go.ts';

/** Gives the focus back to what was pressed in the bar to come to this page. */
export function usePressed(bar: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const root = bar.current?.getRootNode();
    if (!isDrawn || !(root instanceof ShadowRoot)) return;
    const id = takePressed();
    // who has gone elsewhere since is left there
    if (id && document.activeElement === document.body) root.getElementById(id)?.focus();
  }, [bar, isDrawn]);
}
