import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Pixels between a calendar and its field, and between a calendar and the window's edge. */
const GAP = 8;
const EDGE = 16;

/** The window that a calendar beside its field needs, in the root's font size. */
const ROOM = { width: 48, height: 32 };

/** Returns true where a calendar can stand beside its field: the window is no phone's, nor is its text that large. */
export function hasRoomBeside(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= ROOM.width * rem && innerHeight >= ROOM.height * rem;
}

/** Puts a dialog beside its field, else below or above it, and always inside the window. */
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

/** Keeps an open dialog beside the field that it stands in, and closes it with a press outside of both. */
export function useBeside(
  box: RefObject<HTMLElement | null>,
  isBeside: boolean,
  close: (options: FocusOptions) => void,
): void {
  const onPress = useEffectEvent(({ target }: Event) => {
    // what is pressed must not move away from the press
    if (!box.current?.contains(target as Node)) close({ preventScroll: true });
  });
  useEffect(() => {
    const dialog = box.current?.querySelector('dialog');
    const field = box.current?.parentElement;
    if (!isBeside || !dialog || !field) return;
    const observer = new ResizeObserver(() => place(dialog, field));
    // a message above it that comes late moves the field
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
