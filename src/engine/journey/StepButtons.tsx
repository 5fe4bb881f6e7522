import './buttons.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StepButtons as Buttons } from '#types/content/step';
import { Icon, icons } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

interface StepButtonsProps {
  buttons: Buttons;
  valid: boolean;
  /** Whether the journey is on its way. */
  isSending: boolean;
  /** What stands beneath the forward button. */
  note?: ReactNode;
  onPrevious: (() => void) | undefined;
}

/** Back as a quiet link, on as the one filled button. Next stands first in the code, so that Enter means it. */
export function StepButtons({ buttons, valid, isSending, note, onPrevious }: StepButtonsProps) {
  const { previous, next, print, links = [] } = buttons;
  const forward = useRef<HTMLButtonElement>(null);
  // the field that Enter was pressed in cannot keep the focus
  useEffect(() => {
    if (isSending) forward.current?.focus();
  }, [isSending]);
  const forwardButton = next && (
    <button
      className="button"
      type="submit"
      ref={forward}
      disabled={!valid && !isSending}
      // it keeps the focus while it can do nothing
      aria-disabled={isSending || undefined}
    >
      {next.text}
    </button>
  );
  return (
    <div className="step-buttons">
      {note ? (
        <div className="step-forward">
          {forwardButton}
          {note}
        </div>
      ) : (
        forwardButton
      )}
      {print && (
        <button className="button" type="button" onClick={() => window.print()}>
          {print.text}
        </button>
      )}
      {links.map((link) => (
        <Link key={link.href} {...link} />
      ))}
      {previous && onPrevious && (
        <button className="button-quiet" type="button" disabled={isSending} onClick={onPrevious}>
          <Icon shape={icons.chevronLeft} />
          {previous.text}
        </button>
      )}
    </div>
  );
}
