import './number.css';
import type { NumberWidget } from '#types/widgets/number';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';

/**
 * Returns typed text as a number if it is written as one ("18", "-2", "1.5"). Anything else
 * stays the text it is: it does not fit the schema, and it is not lost.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const value = Number(typed);
  return String(value) === typed && Number.isFinite(value) ? value : typed;
}

/**
 * Draws a number that is typed. A text input rather than type="number": that one hides what does not parse, changes
 * under the mouse wheel, and says nothing to some screen readers.
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

export const widget = defineWidget('label', NumberInput, { width: 5 });
