import type { TextWidget } from '#types/widgets/text';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { rewrite } from './replace.ts';

/** One line of text. What is left empty is no answer at all. */
function Text({ options, schema, onChange, ...field }: WidgetProps<string, TextWidget>) {
  const type = (input: HTMLInputElement) => {
    if (options.replace) rewrite(input, options.replace, field.value ?? '', schema.maxLength);
    onChange(input.value || undefined);
  };
  return (
    <input
      className="control"
      id={field.id}
      name={field.name}
      type={options.inputType ?? 'text'}
      value={field.value ?? ''}
      placeholder={options.placeholder}
      // how long a pasted text is shows once it is written as the field wants it
      maxLength={options.replace ? undefined : schema.maxLength}
      autoComplete={field.autoComplete}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      onChange={(event) => type(event.target)}
      onBlur={field.onBlur}
    />
  );
}

export const widget = defineWidget('label', Text);
