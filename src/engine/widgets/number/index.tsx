import './number.css';
import type { NumberWidget } from '#types/widgets/number';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { display } from './display.ts';

/**
 * Returns typed text as a number if it is one ("18", "-2", "1.5"). Any other text stays a text, which is invalid but
 * not lost.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const value = Number(typed);
  return String(value) === typed && Number.isFinite(value) ? value : typed;
}

/**
 * Draws a number that visitors type. It is a text input, because type="number" hides invalid text, changes with the
 * mouse wheel, and is silent in some screen readers.
 */
function NumberInput({ options, value, onChange, ...field }: WidgetProps<number | string, NumberWidget>) {
  return (
    <div className="control-with-suffix">
      <input
        className="control"
        id={field.id}
        name={field.name}
        type="text"
        inputMode={field.schema.type === 'integer' ? 'numeric' : 'decimal'}
        value={value ?? ''}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete ?? 'off'}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        {...useTextInput((text) => onChange(parseNumber(text ?? '')))}
        onBlur={field.onBlur}
      />
      {options.suffix && <span className="control-suffix">{options.suffix}</span>}
    </div>
  );
}

export const widget = defineWidget('label', NumberInput, { width: 5, display });
