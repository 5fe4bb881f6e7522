import './dialog.css';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useEngine } from '../engine-context.ts';
import { Icon, icons } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** Its name; when that changes, what it shows is another thing, and the focus goes to it. */
  heading: string;
  /** The element that gets the focus: its heading, or one that its content chooses. */
  focus?: 'heading' | 'content';
  /** False where the page behind stays in reach. What closes it then, beside the button in the corner, is for its owner to say. */
  isModal?: boolean;
  /** Called when the visitor closes it: by Escape, the browser's own controls or the button in the corner. */
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
 * Draws an open dialog. The dialog opens with it and is closed before it goes: browsers give the focus back only as
 * long as it is inside.
 */
function DialogBody({ isModal, children }: Pick<DialogProps, 'isModal' | 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  // before its heading asks for the focus, which only an open dialog can give
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
 * Draws a window over the page. The browser's own <dialog> keeps the focus inside and the page behind out of reach, and
 * gives the focus back to where it was.
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
      // the event comes late: its owner may have closed it, or have opened it again
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      {open && (
        <DialogBody isModal={isModal}>
          <header className="dialog-header">
            {/* another one is another heading, which takes the focus as well */}
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
