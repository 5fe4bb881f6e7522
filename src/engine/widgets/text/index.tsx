import type { TextWidget } from '#types/widgets/text';
import { defineWidget, type WidgetProps } from '../widget.ts';

/** One line of text. What is left empty is no answer at all. */
function Text({ id, name, value, options, schema, required, invalid, describedBy, autoComplete, onChange, onBlur }: WidgetProps<string, TextWidget>) {
  return (
    <input
      className="control"
      id={id}
      name={name}
      type={options.inputType ?? 'text'}
      value={value ?? ''}
      placeholder={options.placeholder}
      maxLength={schema.maxLength}
      autoComplete={autoComplete}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
    />
  );
}

export const widget = defineWidget('label', Text);
