import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { drawInShadow } from '../draw-in-shadow.ts';
import { CONTENT_ASKED, CONTENT_STATE } from '../protocol.ts';
import { DiagnosticItem } from './DiagnosticItem.tsx';
import styles from './diagnostics.css?inline';
import { diagnosticsStore, setDiagnostics, setOpen, summaryOf } from './diagnostics-store.ts';

const BEHIND =
  'The page behind shows the last valid content and keeps what you typed. It updates once all errors are fixed.';
const NOTHING_BEHIND = 'The page appears here once all errors are fixed.';
const ONLY_WARNINGS = 'The page is up to date: warnings don’t stop it from being shown.';

/** Draws the content's diagnostics in a modal dialog. It can't be closed while there is no page behind it. */
export function DiagnosticsDialog() {
  const { diagnostics, isOpen } = useStore(diagnosticsStore);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    heading.current?.focus();
  }, [isOpen]);

  const hasPage = document.querySelector('[data-content]') !== null;
  const close = () => {
    // the event is late: another save may have opened it again
    if (dialog.current?.open || !diagnosticsStore.getState().isOpen) return;
    if (hasPage) setOpen(false);
    else dialog.current?.showModal();
  };
  const isInvalid = diagnostics[0]?.severity === 'error';
  return (
    <dialog
      className="diagnostics"
      ref={dialog}
      role="alertdialog"
      aria-labelledby="diagnostics-heading"
      aria-describedby="diagnostics-about"
      onClose={close}
    >
      <div className="diagnostics-header">
        <div>
          <h1 id="diagnostics-heading" ref={heading} tabIndex={-1}>
            {summaryOf(diagnostics)} in your content
          </h1>
          <p id="diagnostics-about">{isInvalid ? (hasPage ? BEHIND : NOTHING_BEHIND) : ONLY_WARNINGS}</p>
        </div>
        {hasPage && (
          <button type="button" className="diagnostics-close" onClick={() => dialog.current?.close()}>
            <Icon shape={icons.clear} />
            Close
            <kbd>Esc</kbd>
          </button>
        )}
      </div>
      <ol className="diagnostics-list">
        {diagnostics.map((diagnostic) => (
          <DiagnosticItem
            key={`${diagnostic.location} ${diagnostic.rule} ${diagnostic.message}`}
            diagnostic={diagnostic}
          />
        ))}
      </ol>
    </dialog>
  );
}

/** Shows the content's errors over the page until they are fixed. */
export function followDiagnostics(hot: NonNullable<ImportMeta['hot']>): void {
  drawInShadow('dev-diagnostics', styles, <DiagnosticsDialog />);
  hot.on(CONTENT_STATE, setDiagnostics);
  hot.send(CONTENT_ASKED);
}
