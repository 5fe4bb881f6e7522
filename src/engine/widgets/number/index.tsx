import './number.css';
import { useState } from 'react';
import type { NumberWidget } from '#types/widgets/number';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { display } from './display.ts';
import { parseNumber } from './parse-number.ts';

/**
 * Draws a number that visitors type. It is a text input, because type="number" hides invalid text, changes with the
 * mouse wheel, and is silent in some screen readers.
 */
function NumberInput({ options, value, onChange, ...field }: WidgetProps<number | string, NumberWidget>) {
  const [typed, setTyped] = useState('');
  // "20.50" stays as typed, although its answer is 20.5
  const shown = parseNumber(typed) === value ? typed : value;
  const take = (text = '') => {
    setTyped(text);
    onChange(parseNumber(text));
  };
  return (
    <div className="control-with-suffix">
      <input
        className="control"
        id={field.id}
        name={field.name}
        type="text"
        inputMode={field.schema.type === 'integer' ? 'numeric' : 'decimal'}
        value={shown ?? ''}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        {...useTextInput(take)}
        onBlur={field.onBlur}
      />
      {options.suffix && <span className="control-suffix">{options.suffix}</span>}
    </div>
  );
}

export const widget = defineWidget('label', NumberInput, { width: 5, display });
