import './textarea.css';
import type { CSSProperties } from 'react';
import type { TextareaWidget } from '#types/widgets/textarea';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { CharacterCount, type CountTexts } from './CharacterCount.tsx';

/** The compiler fills in the schema's defaults. */
type Options = TextareaWidget & Required<Pick<TextareaWidget, 'rows'>> & CountTexts;

type Rows = CSSProperties & Record<'--rows', number>;

/** Draws several lines of text. An empty text is no answer, and a long one is never cut. */
function Textarea({ options, schema, value, onChange, ...field }: WidgetProps<string, Options>) {
  const { maxLength } = schema;
  const limitId = `${field.id}-limit`;
  const describedBy = [field.describedBy, maxLength !== undefined && limitId].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        className="control textarea"
        id={field.id}
        name={field.name}
        rows={options.rows}
        style={{ '--rows': options.rows } as Rows}
        // in a first view, a script sets the style
        suppressHydrationWarning
        value={value ?? ''}
        placeholder={options.placeholder}
        autoComplete={field.autoComplete}
        aria-required={field.required || undefined}
        aria-invalid={field.invalid || undefined}
        aria-describedby={describedBy || undefined}
        {...useTextInput<HTMLTextAreaElement>(onChange)}
        onBlur={field.onBlur}
      />
      {maxLength !== undefined && (
        <CharacterCount id={limitId} text={value ?? ''} maxLength={maxLength} texts={options} />
      )}
    </>
  );
}

export const widget = defineWidget('label', Textarea);
