import './textarea.css';
import type { ComponentProps, CSSProperties } from 'react';
import type { Json } from '../../form/paths.ts';
import { controlProps, type WidgetProps } from '../widget.ts';

type Rows = CSSProperties & Record<'--rows', number>;

interface TextareaOptions {
  rows: number;
  placeholder?: string;
}

interface TextareaControlProps extends Pick<ComponentProps<'textarea'>, 'onChange' | 'onCompositionEnd'> {
  field: Omit<WidgetProps<Json, TextareaOptions>, 'value'>;
  text: string;
}

/** Draws a field's control for several lines, which grows with its text. */
export function TextareaControl({ field, text, ...events }: TextareaControlProps) {
  const { rows, placeholder } = field.options;
  return (
    <textarea
      className="control textarea"
      {...controlProps(field)}
      rows={rows}
      style={{ '--rows': rows } as Rows}
      // in a first view, a script sets the style
      suppressHydrationWarning
      value={text}
      placeholder={placeholder}
      {...events}
    />
  );
}
