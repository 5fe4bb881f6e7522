import './tooltip.css';
import { useEffect, useRef, useState } from 'react';
import type { Tooltip as TooltipContent } from '#types/content/ui-schema';
import { Icon, icons } from './Icon.tsx';
import { RichText } from './RichText.tsx';
import { focusedIn } from './tree.ts';

/**
 * Draws an explanation that opens in the flow of the page, so it never covers what it explains. Only its button and
 * Escape close it: if the page moved while a visitor presses elsewhere, the click would be lost.
 */
export function Tooltip({ id, label, text }: TooltipContent & { id: string }) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      const focused = area.current && focusedIn(area.current);
      // a dialog over it handles Escape itself
      if (event.key !== 'Escape' || focused?.closest('dialog') !== area.current?.closest('dialog')) return;
      // close this only, not a dialog around it
      event.preventDefault();
      // keep the focus if it was on a link in the text
      if (area.current?.contains(focused)) area.current.querySelector('button')?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <div className="tooltip" ref={area}>
      <button
        className="tooltip-button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon shape={icons.info} />
        <span>{label}</span>
      </button>
      <div className="tooltip-text" id={id} role="tooltip" hidden={!open}>
        <RichText nodes={text} />
      </div>
    </div>
  );
}
