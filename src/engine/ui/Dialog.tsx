import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** Its name; when that changes, what it shows is another thing, and the focus goes to it. */
  heading: string;
  /** What gets the focus: its heading, or what its content chooses by itself. */
  focus?: 'heading' | 'content';
  /** Hears of what the visitor does: Escape, the browser's own ways, the button in the corner. */
  onClose(): void;
  children: ReactNode;
}

/**
 * A window over the page. The browser's own <dialog> keeps the focus inside and the page behind out of reach, and
 * gives the focus back to where it was.
 */
export function Dialog({ open, heading, focus = 'heading', onClose, children }: DialogProps) {
  const { close } = useEngine().texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading takes the focus as well
  useEffect(() => {
    if (open && focus === 'heading') title.current?.focus();
  }, [open, heading]);

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // the event comes late: its owner may have closed it, or have opened it again
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <header className="dialog-header">
            <h2 id={titleId} ref={title} tabIndex={-1}>
              {heading}
            </h2>
            <button
              className="button-bare dialog-close"
              type="button"
              aria-label={close}
              onClick={() => dialog.current?.close()}
            >
              <Icon shape={icons.clear} />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
