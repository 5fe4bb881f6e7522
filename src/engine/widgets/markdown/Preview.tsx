import { useMemo } from 'react';
import type { MarkdownWidget } from '#types/widgets/markdown';
import type { RichText as Nodes } from '../../compiled.ts';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { loadParser } from './load-parser.ts';

export type PreviewTexts = Required<Pick<MarkdownWidget, 'preview' | 'unavailable'>>;

type Parser = Awaited<ReturnType<typeof loadParser>>;

/** Returns the text as a tree, or the reason why it cannot be drawn. */
function parsed(text: string, { parseMarkdown }: Parser): { nodes?: Nodes; problem?: string } {
  try {
    return { nodes: parseMarkdown(text, (href) => ({ href })) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

interface PreviewProps {
  id: string;
  text: string;
  texts: PreviewTexts;
}

/** Shows a Markdown text as visitors will see it. Only a reason why it cannot be drawn is announced. */
export function Preview({ id, text, texts }: PreviewProps) {
  const { status, result: parser, tryAgain } = useLazyModule(loadParser, true, 'on demand');
  const { nodes, problem } = useMemo(() => (parser ? parsed(text, parser) : {}), [text, parser]);
  return (
    <section
      className="markdown-preview"
      aria-labelledby={`${id}-preview`}
      // a link would leave the page, and what was typed with it
      onClickCapture={(event) => event.preventDefault()}
    >
      <p className="markdown-heading" id={`${id}-preview`}>
        {texts.preview}
      </p>
      <RetryNote status={status} failed={texts.unavailable} onRetry={tryAgain} />
      {nodes && <RichText nodes={nodes} />}
      <p className="markdown-problem" role="status">
        {problem}
      </p>
    </section>
  );
}
