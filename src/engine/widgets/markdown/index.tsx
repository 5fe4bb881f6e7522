import './markdown.css';
import type { MarkdownWidget } from '#types/widgets/markdown';
import { TextareaControl } from '../textarea/TextareaControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { Preview, type PreviewTexts } from './Preview.tsx';

/** The compiler fills in the schema's defaults. */
type Options = MarkdownWidget & Required<Pick<MarkdownWidget, 'rows'>> & PreviewTexts;

/** Draws a text with Markdown, and what it will look like. */
function Markdown(field: WidgetProps<string, Options>) {
  const { id, value = '', options, onChange } = field;
  return (
    <div className="markdown">
      <TextareaControl
        field={field}
        text={value}
        // as typed: the dashes and spaces of an author are part of the text
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <Preview id={id} text={value} texts={options} />
    </div>
  );
}

export const widget = defineWidget('label', Markdown);
