import type { ChevronProps, DropdownProps } from 'react-day-picker';
import { Icon, icons } from '../../ui/Icon.tsx';

/** What points to the month before or after. */
export function CalendarChevron({ orientation }: ChevronProps) {
  return <Icon shape={orientation === 'right' ? icons.chevronRight : icons.chevronLeft} />;
}

/** A dropdown of months or years, as the site's other dropdowns look. */
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
