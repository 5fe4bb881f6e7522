import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { FindingItem } from './FindingItem.tsx';
import { findingsStore, setOpen, summaryOf } from './findings-store.ts';

const BEHIND =
  'The page behind shows the last valid content and keeps what you typed. It updates once all errors are fixed.';
const NOTHING_BEHIND = 'The page appears here once all errors are fixed.';
const ONLY_WARNINGS = 'Warnings keep nothing from being shown: the page is up to date.';

/**
 * All that is wrong with the content, over the page. The browser's own <dialog> keeps the focus inside, and gives it
 * back to the field that had it. Where there is no page it stays: nothing else could be seen.
 */
export function FindingsDialog() {
  const { findings, isOpen } = useStore(findingsStore);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    heading.current?.focus();
  }, [isOpen]);

  const hasPage = document.querySelector('[data-content]') !== null;
  const close = () => {
    // the event comes late: another save may have opened it again
    if (dialog.current?.open || !findingsStore.getState().isOpen) return;
    if (hasPage) setOpen(false);
    else dialog.current?.showModal();
  };
  const isFaulty = findings[0]?.severity === 'error';
  return (
    <dialog
      className="findings"
      ref={dialog}
      role="alertdialog"
      aria-labelledby="findings-heading"
      aria-describedby="findings-about"
      onClose={close}
    >
      <div className="findings-header">
        <div>
          <h1 id="findings-heading" ref={heading} tabIndex={-1}>
            {summaryOf(findings)} in your content
          </h1>
          <p id="findings-about">{isFaulty ? (hasPage ? BEHIND : NOTHING_BEHIND) : ONLY_WARNINGS}</p>
        </div>
        {hasPage && (
          <button type="button" className="findings-close" onClick={() => dialog.current?.close()}>
            <Icon shape={icons.clear} />
            Close
            <kbd>Esc</kbd>
          </button>
        )}
      </div>
      <ol className="findings-list">
        {findings.map((finding) => (
          <FindingItem key={`${finding.location} ${finding.rule} ${finding.message}`} finding={finding} />
        ))}
      </ol>
    </dialog>
  );
}
