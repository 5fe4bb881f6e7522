import calendar from 'lucide/dist/esm/icons/calendar-days.mjs';
import { type FocusEventHandler, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { LateCalendar } from './LateCalendar.tsx';

interface CalendarButtonProps extends CalendarProps {
  /** The field's. */
  label: string;
  onBlur: FocusEventHandler;
}

/** A button with the dialog that it opens: a calendar, which is gone once a day is chosen. */
export function CalendarButton({ label, onBlur, onChoose, ...props }: CalendarButtonProps) {
  const { texts } = useEngine();
  const [isOpen, setOpen] = useState(false);
  const choose: CalendarProps['onChoose'] = (day) => {
    onChoose(day);
    setOpen(false);
  };
  return (
    <>
      <button
        className="button-bare date-open"
        type="button"
        aria-label={`${texts.date.choose} ${label}`}
        aria-haspopup="dialog"
        // Safari gives a clicked button no focus: for the field that would look as if it had been left
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onClick={() => setOpen(true)}
        onBlur={onBlur}
      >
        <Icon shape={calendar} />
      </button>
      <Dialog open={isOpen} heading={label} focus="content" onClose={() => setOpen(false)}>
        <LateCalendar {...props} onChoose={choose} />
      </Dialog>
    </>
  );
}
