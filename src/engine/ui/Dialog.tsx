import './dialog.css';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** The dialog's name. When it changes, the content is new and takes the focus. */
  heading: string;
  /** The element that takes the focus: the heading, or one in the content. */
  focus?: 'heading' | 'content';
  /** False if the page behind stays usable. The owner then decides what else closes the dialog. */
  isModal?: boolean;
  /** Called when the visitor closes it: with Escape, the browser's controls or the button in the corner. */
  onClose(): void;
  children: ReactNode;
}

interface DialogHeadingProps {
  id: string;
  text: string;
  takesFocus: boolean;
}

function DialogHeading({ id, text, takesFocus }: DialogHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

/**
 * Draws an open dialog. It opens on mount and closes before it unmounts, because browsers only restore the focus
 * while the focus is inside.
 */
function DialogBody({ isModal, children }: Pick<DialogProps, 'isModal' | 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  // open it before its heading takes the focus, which needs an open dialog
  useLayoutEffect(() => {
    const dialog = body.current?.closest('dialog');
    if (isModal) dialog?.showModal();
    else dialog?.show();
    return () => dialog?.close();
  }, [isModal]);
  return (
    <div className="dialog-body" ref={body}>
      {children}
    </div>
  );
}

/**
 * Draws a dialog over the page. The native <dialog> keeps the focus inside, makes the page behind inert, and
 * restores the focus.
 */
export function Dialog({ open, heading, focus = 'heading', isModal = true, onClose, children }: DialogProps) {
  const { close } = useEngine().texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // the event is asynchronous: the owner may have closed or opened it meanwhile
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      {open && (
        <DialogBody isModal={isModal}>
          <header className="dialog-header">
            {/* a new heading takes the focus again */}
            <DialogHeading key={heading} id={titleId} text={heading} takesFocus={focus === 'heading'} />
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
        </DialogBody>
      )}
    </dialog>
  );
}
