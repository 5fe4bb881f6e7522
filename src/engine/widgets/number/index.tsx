import './number.css';
import type { NumberWidget } from '#types/widgets/number';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { parseNumber } from './parse-number.ts';

/**
 * A number that is typed. A text input rather than type="number": that one hides what does not parse, changes
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
