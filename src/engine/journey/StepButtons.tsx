import './buttons.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { StepButtons as Buttons } from '#types/content/step';
import { Icon, icons } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

interface StepButtonsProps {
  buttons: Buttons;
  valid: boolean;
  /** True while the journey is being submitted. */
  isSending: boolean;
  /** A note below the Next button. */
  note?: ReactNode;
  onPrevious: (() => void) | undefined;
}

/**
 * Draws Previous as a quiet button and Next as the filled one. While the step is invalid, Next looks disabled but
 * can be pressed: it then shows what is missing.
 */
export function StepButtons({ buttons, valid, isSending, note, onPrevious }: StepButtonsProps) {
  const { previous, next, print, links = [] } = buttons;
  const forward = useRef<HTMLButtonElement>(null);
  // the disabled field loses the focus after Enter
  useEffect(() => {
    if (isSending) forward.current?.focus();
  }, [isSending]);
  return (
    <div className="step-buttons">
      {previous && onPrevious && (
        <button className="button-quiet" type="button" disabled={isSending} onClick={onPrevious}>
          <Icon shape={icons.chevronLeft} />
          <span>{previous.text}</span>
        </button>
      )}
      {print && (
        <button className="button-second" type="button" onClick={() => window.print()}>
          {print.text}
        </button>
      )}
      {links.map((link) => (
        <Link key={link.href} {...link} className={next ? undefined : 'button'}>
          {link.text}
        </Link>
      ))}
      {next && (
        <div className="step-forward">
          <button
            className="button"
            type="submit"
            ref={forward}
            aria-disabled={!valid || isSending || undefined}
          >
            {next.text}
          </button>
          {note}
        </div>
      )}
    </div>
  );
}
