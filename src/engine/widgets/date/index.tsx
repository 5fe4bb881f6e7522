import './date.css';
import { type FocusEvent, useRef } from 'react';
import type { DateWidget } from '#types/widgets/date';
import { isDay, parseShortDay, shortDay } from '../../days.ts';
import { normalText } from '../../form/normal-text.ts';
import { focusedIn } from '../../ui/tree.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateText } from './date-text.ts';
import { dateWindow, isWithin } from './date-window.ts';
import { display } from './display.ts';

/**
 * Draws a date that visitors type, or choose from a calendar. Its value is yyyy-MM-dd once the text is a date. Until
 * then the value is the text, which is invalid but not lost.
 */
function DateInput({ options, schema, value, onChange, ...field }: WidgetProps<string, DateWidget>) {
  const widget = useRef<HTMLDivElement>(null);
  const day = value !== undefined && isDay(value) ? value : undefined;

  const type = ({ value: raw, selectionEnd }: HTMLInputElement) => {
    const text = dateText(normalText(raw), selectionEnd === raw.length);
    onChange(parseShortDay(text) ?? (text || undefined));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // the calendar belongs to the field, and a switch to another window does not leave it
    const isWithinField = (target: Element | null) => widget.current?.contains(target);
    if (isWithinField(relatedTarget) || isWithinField(focusedIn(currentTarget))) return;
    if (value === undefined || (day && isWithin(day, dateWindow(schema)))) field.onBlur();
    else field.reject();
  };

  return (
    <div className="date" ref={widget}>
      <input
        className="control"
        id={field.id}
        name={field.name}
        type="text"
        inputMode="numeric"
        value={day ? shortDay(day) : (value ?? '')}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        onChange={({ target, nativeEvent }) =>
          // ignore an input method until it is done
          (nativeEvent as InputEvent).isComposing ? onChange(target.value) : type(target)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget)}
        onBlur={leave}
      />
      <CalendarButton
        label={field.label}
        chosen={day}
        schema={schema}
        path={field.path}
        opensYearsBack={options.opensYearsBack}
        onChoose={(chosen) => onChange(chosen, '')}
        onBlur={leave}
      />
    </div>
  );
}

export const widget = defineWidget('label', DateInput, { width: 10, display });
