import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** What keeps a tooltip open: each by itself is enough. */
interface Reasons {
  hover: boolean;
  focus: boolean;
  /** it was pressed, which is all that a finger can do */
  press: boolean;
}

const NONE: Reasons = { hover: false, focus: false, press: false };

/** When a tooltip shows, and the handlers that say so: of the area that holds button and text, and of the button. */
export function useTooltip() {
  const [reasons, setReasons] = useState(NONE);
  const element = useRef<HTMLDivElement>(null);
  const open = reasons.hover || reasons.focus || reasons.press;
  const set = (change: Partial<Reasons>) => setReasons((before) => ({ ...before, ...change }));

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // closes this and nothing around it, such as a dialog
      event.preventDefault();
      // the focus is not lost with the text that holds it
      const isInside = element.current?.contains(document.activeElement);
      if (isInside) element.current?.querySelector('button')?.focus();
      setReasons(NONE);
    };
    const onPress = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) setReasons(NONE);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return {
    open,
    area: {
      ref: element,
      // a finger only touches: it neither comes nor leaves
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set({ hover: true }),
      onPointerLeave: () => set({ hover: false }),
      // on its way to a link in the text the focus stays inside
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && set({ focus: false, press: false }),
    },
    button: {
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && set({ focus: true }),
      onClick: () => setReasons(reasons.press ? NONE : { ...reasons, press: true }),
    },
  };
}
