import './number.css';
import { useState } from 'react';
import type { NumberWidget } from '#types/widgets/number';
import type { Json } from '../../form/paths.ts';
import { useTextInput } from '../text/use-text-input.ts';
import { controlProps, type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { parseNumber } from './parse-number.ts';

/** Returns a number with its unit: 5 years. A text that is no number stays as it was typed. */
function display(value: Json, { options: { suffix } }: DisplayedField<NumberWidget>): string {
  return suffix && typeof value === 'number' ? `${value} ${suffix}` : String(value);
}

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
        {...controlProps(field)}
        type="text"
        inputMode={field.schema.type === 'integer' ? 'numeric' : 'decimal'}
        value={shown ?? ''}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        {...useTextInput(take)}
      />
      {options.suffix && <span className="control-suffix">{options.suffix}</span>}
    </div>
  );
}

export const widget = defineWidget('label', NumberInput, { width: 5, display });
