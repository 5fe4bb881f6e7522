import './number.css';
import { useState } from 'react';
import type { NumberWidget } from '#types/widgets/number';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { display } from './display.ts';

/** A number with an optional sign, thousands separators and decimals. 0,250 is none: it would be 0.25 in Europe. */
const NUMBER = /^[+-]?(?=\.?\d)(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/;

/** The number of digits that no number loses in JavaScript. */
const MAX_DIGITS = 15;

/**
 * Returns typed text as a number if it is one, exactly: "18", "-2", "+5", "20.50", ".5", "007", "1,250.50". Any other
 * text is returned without spaces around it: it is invalid but not lost. An empty text is undefined.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  // `|| 0`, because JSON has no -0
  return NUMBER.test(typed) && digits.length <= MAX_DIGITS ? Number(typed.replaceAll(',', '')) || 0 : typed;
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
