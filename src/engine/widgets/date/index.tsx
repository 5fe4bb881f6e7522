import './date.css';
import { type FocusEvent, useRef } from 'react';
import type { DateWidget } from '#types/widgets/date';
import { isDay, longDay, parseShortDay, shortDay } from '../../days.ts';
import { normalText } from '../../form/normal-text.ts';
import type { Json } from '../../form/paths.ts';
import { focusedIn } from '../../ui/tree.ts';
import { controlProps, defineWidget, type WidgetProps } from '../widget.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { dateText } from './date-text.ts';
import { dateWindow, isWithin } from './date-window.ts';

/** Returns a day as people read it: 20 November 2026. A text that is no day stays as it was typed. */
function display(value: Json): string {
  const text = String(value);
  return isDay(text) ? longDay(text) : text;
}

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
        {...controlProps(field)}
        type="text"
        inputMode="numeric"
        value={day ? shortDay(day) : (value ?? '')}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
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
