import './calendar.css';
import { type ChevronProps, DayPicker, type DropdownProps } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import type { FormSchema } from '../../compiled.ts';
import { type Day, localDate } from '../../days.ts';
import { useEngine } from '../../engine-context.ts';
import { useForm } from '../../form/form-context.ts';
import type { Path } from '../../form/paths.ts';
import { Icon, icons } from '../../ui/Icon.tsx';
import { isoDay } from '../../validators/date-range.ts';
import { comparedWindow } from './compared-window.ts';
import { numberNamed, openingDay, reachOf } from './date-window.ts';

/** Draws the arrow to the previous or next month. */
export function CalendarChevron({ orientation }: ChevronProps) {
  return <Icon shape={orientation === 'right' ? icons.chevronRight : icons.chevronLeft} />;
}

/** Draws a dropdown of months or years that looks like the site's other dropdowns. */
export function CalendarDropdown({ options, className: _, ...select }: DropdownProps) {
  return (
    <div className="calendar-dropdown">
      <select {...select} className="control">
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon shape={icons.chevronDown} />
    </div>
  );
}

export interface CalendarProps {
  chosen: Day | undefined;
  schema: FormSchema;
  path: Path;
  /** The fact or answer with the number of years ago at which the calendar opens while no day is chosen. */
  opensYearsBack: string | undefined;
  onChoose(day: Day): void;
}

const classNames = {
  button_previous: 'button-bare rdp-button_previous',
  button_next: 'button-bare rdp-button_next',
};
const components = { Chevron: CalendarChevron, Dropdown: CalendarDropdown };

/** Draws a month of days. It takes the focus on mount. */
export function Calendar({ chosen, schema, path, opensYearsBack = '', onChoose }: CalendarProps) {
  const { previousMonth, nextMonth, month, year } = useEngine().texts.date;
  const { store } = useForm();
  const { facts, visible } = store.getState();
  const allowed = comparedWindow(schema, path, { ...facts, ...visible });
  const reach = reachOf(allowed);
  const yearsBack = numberNamed(opensYearsBack, store.getState()) ?? 0;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      fixedWeeks
      weekStartsOn={1}
      locale={enGB}
      captionLayout="dropdown"
      navLayout="around"
      className="calendar"
      classNames={classNames}
      components={components}
      labels={{
        labelPrevious: () => previousMonth,
        labelNext: () => nextMonth,
        labelMonthDropdown: () => month,
        labelYearDropdown: () => year,
      }}
      startMonth={localDate(reach.first)}
      endMonth={localDate(reach.last)}
      defaultMonth={localDate(openingDay(chosen, yearsBack, reach))}
      disabled={[
        ...(allowed.min ? [{ before: localDate(allowed.min) }] : []),
        ...(allowed.max ? [{ after: localDate(allowed.max) }] : []),
      ]}
      selected={chosen ? localDate(chosen) : undefined}
      onSelect={(date) => onChoose(isoDay(date))}
    />
  );
}
