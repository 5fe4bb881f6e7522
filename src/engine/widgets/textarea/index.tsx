import type { TextareaWidget } from '#types/widgets/textarea';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { CharacterCount, type CountTexts } from './CharacterCount.tsx';
import { TextareaControl } from './TextareaControl.tsx';

/** The compiler fills in the schema's defaults. */
type Options = TextareaWidget & Required<Pick<TextareaWidget, 'rows'>> & CountTexts;

/** Draws several lines of text. An empty text is no answer, and a long one is never cut. */
function Textarea(field: WidgetProps<string, Options>) {
  const { id, value = '', options, schema, onChange } = field;
  const { maxLength } = schema;
  const limitId = `${id}-limit`;
  const describedBy = [field.describedBy, maxLength !== undefined && limitId].filter(Boolean).join(' ');
  return (
    <>
      <TextareaControl
        field={{ ...field, describedBy: describedBy || undefined }}
        text={value}
        {...useTextInput<HTMLTextAreaElement>(onChange)}
      />
      {maxLength !== undefined && (
        <CharacterCount id={limitId} text={value} maxLength={maxLength} texts={options} />
      )}
    </>
  );
}

export const widget = defineWidget('label', Textarea);
