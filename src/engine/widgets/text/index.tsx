import type { TextWidget } from '#types/widgets/text';
import { controlProps, defineWidget, type WidgetProps } from '../widget.ts';
import { useTextInput } from './use-text-input.ts';

/** Draws one line of text. An empty text is no answer. */
function Text({ options, onChange, ...field }: WidgetProps<string, TextWidget>) {
  return (
    <input
      className="control"
      {...controlProps(field)}
      type={options.inputType ?? 'text'}
      value={field.value ?? ''}
      placeholder={options.placeholder}
      {...useTextInput(onChange, options.replace)}
    />
  );
}

export const widget = defineWidget('label', Text);
