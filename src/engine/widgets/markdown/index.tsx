import './markdown.css';
import { useMemo } from 'react';
import type { MarkdownWidget } from '#types/widgets/markdown';
import type { RichText as Nodes } from '../../compiled.ts';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { TextareaControl } from '../textarea/TextareaControl.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { loadParser } from './load-parser.ts';

/** The compiler fills in the schema's defaults. */
type Options = MarkdownWidget & Required<Pick<MarkdownWidget, 'rows' | 'preview' | 'unavailable'>>;

type Parser = Awaited<ReturnType<typeof loadParser>>;

/** Returns the text as a tree, or the reason why it cannot be drawn. */
function parsed(text: string, { parseMarkdown }: Parser): { nodes?: Nodes; problem?: string } {
  try {
    return { nodes: parseMarkdown(text, (href) => ({ href })) };
  } catch (error) {
    return { problem: String(error instanceof Error ? error.message : error) };
  }
}

/** Draws a text with Markdown, and what it will look like. Only a reason why it cannot be drawn is announced. */
function Markdown(field: WidgetProps<string, Options>) {
  const { id, value = '', options, onChange } = field;
  const { status, result: parser, tryAgain } = useLazyModule(loadParser, true, 'on demand');
  const { nodes, problem } = useMemo(() => (parser ? parsed(value, parser) : {}), [value, parser]);
  return (
    <div className="markdown">
      <TextareaControl
        field={field}
        text={value}
        // as typed: the dashes and spaces of an author are part of the text
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <section
        className="markdown-preview"
        aria-labelledby={`${id}-preview`}
        // a link would leave the page, and what was typed with it
        onClickCapture={(event) => event.preventDefault()}
      >
        <p className="field-hint" id={`${id}-preview`}>
          {options.preview}
        </p>
        <RetryNote status={status} failed={options.unavailable} onRetry={tryAgain} />
        {nodes && <RichText nodes={nodes} />}
        <p className="field-error" role="status">
          {problem}
        </p>
      </section>
    </div>
  );
}

export const widget = defineWidget('label', Markdown);
