import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isEventIn } from '../../ui/tree.ts';

/** Pixels between a calendar and its field, and between a calendar and the edge of the window. */
const GAP = 8;
const EDGE = 16;

/** The window size that a calendar beside its field needs, relative to the text size. */
const ROOM = { width: 48, height: 32 };

/** Returns the text size in pixels: the page's, or that of an embedded page. */
function textSize(element: Element): number {
  const embedded = getComputedStyle(element).getPropertyValue('--rem');
  return Number.parseFloat(embedded || getComputedStyle(document.documentElement).fontSize);
}

/** Returns true if a calendar fits beside its field: not on a phone, and not with very large text. */
export function hasRoomBeside(field: Element): boolean {
  const rem = textSize(field);
  return innerWidth >= ROOM.width * rem && innerHeight >= ROOM.height * rem;
}

/** Positions a dialog beside its field, or else below or above it, always inside the window. */
function place(dialog: HTMLElement, field: Element): void {
  const { width, height } = dialog.getBoundingClientRect();
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBeside = right + GAP + width <= clientWidth - EDGE;
  const isBelow = !isBeside && bottom + GAP + height <= clientHeight - EDGE;
  const targetLeft = isBeside ? right + GAP : Math.min(left, clientWidth - EDGE - width);
  const targetTop = isBeside ? top : isBelow ? bottom + GAP : top - GAP - height;
  const insideTop = Math.max(EDGE, Math.min(targetTop, clientHeight - EDGE - height));
  dialog.style.insetInlineStart = `${targetLeft - left}px`;
  dialog.style.insetBlockStart = `${insideTop - top}px`;
}

/** Keeps an open dialog beside its field, and closes it when the visitor presses elsewhere. */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  isBeside: boolean,
  close: (options: FocusOptions) => void,
): void {
  const onPress = useEffectEvent((event: Event) => {
    // the target of the press must not move
    if (!isEventIn(event, box.current)) close({ preventScroll: true });
  });
  useEffect(() => {
    const dialog = box.current?.querySelector('dialog');
    const field = box.current?.parentElement;
    if (!isBeside || !dialog || !field) return;
    const observer = new ResizeObserver(() => place(dialog, field));
    // a late message above moves the field
    const around = field.closest('form') ?? document.body;
    for (const element of [dialog, around, document.documentElement]) observer.observe(element);
    document.addEventListener('pointerdown', onPress);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', onPress);
      dialog.removeAttribute('style');
    };
  }, [box, isBeside]);
}
