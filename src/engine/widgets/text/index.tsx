import type { TextWidget } from '#types/widgets/text';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { useTextInput } from './use-text-input.ts';

/** Draws one line of text. An empty text is no answer. */
function Text({ options, onChange, ...field }: WidgetProps<string, TextWidget>) {
  return (
    <input
      className="control"
      id={field.id}
      name={field.name}
      type={options.inputType ?? 'text'}
      value={field.value ?? ''}
      placeholder={options.placeholder}
      autoComplete={field.autoComplete}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      {...useTextInput(onChange, options.replace)}
      onBlur={field.onBlur}
    />
  );
}

export const widget = defineWidget('label', Text);
