import calendar from 'lucide/dist/esm/icons/calendar-days.mjs';
import { type FocusEvent, type FocusEventHandler, type KeyboardEvent, useRef, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { CalendarProps } from './Calendar.tsx';
import { loadCalendar } from './load-calendar.ts';
import { hasRoomBeside, useBeside } from './use-beside.ts';

/**
 * Draws a calendar and loads its code first. It mounts after the dialog has opened, because only then can a day take
 * the focus.
 */
function LazyCalendar(props: CalendarProps) {
  const { texts } = useEngine();
  const { status, result, tryAgain } = useLazyModule(loadCalendar, true, 'on demand');
  if (result) return <result.Calendar {...props} />;
  return (
    <div>
      {status === 'reading' && (
        <p className="calendar-loading" role="status">
          {texts.loading}
        </p>
      )}
      <RetryNote status={status} failed={texts.date.unavailable} onRetry={tryAgain} />
    </div>
  );
}

interface CalendarButtonProps extends CalendarProps {
  /** The field's id. */
  label: string;
  onBlur: FocusEventHandler;
}

/**
 * Draws a button that opens a calendar in a dialog. The dialog closes when a day is chosen. It is beside the field
 * if there is room, and over the page on a phone.
 */
export function CalendarButton({ label, onBlur, onChoose, ...props }: CalendarButtonProps) {
  const { texts } = useEngine();
  const [opened, setOpened] = useState<'beside' | 'modal'>();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBeside = opened === 'beside';
  const close = (options?: FocusOptions) => {
    button.current?.focus(options);
    setOpened(undefined);
  };
  useBeside(box, isBeside, close);

  const choose: CalendarProps['onChoose'] = (day) => {
    onChoose(day);
    setOpened(undefined);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    // the focused day disappears when the month changes, and the focus may be in another window
    if (box.current?.contains(event.relatedTarget) || (opened && !event.relatedTarget)) return;
    setOpened(undefined);
    onBlur(event);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (isBeside && event.key === 'Escape') close();
  };
  return (
    <div role="none" ref={box} onBlur={leave} onKeyDown={closeByKey}>
      <button
        className="button-bare date-open"
        type="button"
        aria-label={`${texts.date.choose} ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isBeside}
        ref={button}
        // Safari does not focus a clicked button, which the field would treat as leaving it
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onClick={({ currentTarget }) =>
          setOpened(opened ? undefined : hasRoomBeside(currentTarget) ? 'beside' : 'modal')
        }
      >
        <Icon shape={calendar} />
      </button>
      <Dialog
        open={opened !== undefined}
        heading={label}
        focus="content"
        isModal={!isBeside}
        onClose={() => setOpened(undefined)}
      >
        <LazyCalendar {...props} onChoose={choose} />
      </Dialog>
    </div>
  );
}
