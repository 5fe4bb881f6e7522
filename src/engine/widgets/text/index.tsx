import type { TextWidget } from '#types/widgets/text';
import { defineWidget, type WidgetProps } from '../widget.ts';

/** One line of text. What is left empty is no answer at all. */
function Text({ options, schema, onChange, ...field }: WidgetProps<string, TextWidget>) {
  return (
    <input
      className="control"
      id={field.id}
      name={field.name}
      type={options.inputType ?? 'text'}
      value={field.value ?? ''}
      placeholder={options.placeholder}
      maxLength={schema.maxLength}
      autoComplete={field.autoComplete}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={field.onBlur}
    />
  );
}

export const widget = defineWidget('label', Text);
