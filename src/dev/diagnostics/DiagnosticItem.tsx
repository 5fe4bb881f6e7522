import type { MouseEvent } from 'react';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import type { ShownDiagnostic } from '../protocol.ts';

const NAMES = { error: 'Error', warning: 'Warning' };

/** Opens the file in the editor by Vite's own address, which has no page. */
function openInEditor(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}

/** Draws the lines around a problem. A marked one starts with >, and a line of ^ follows it. */
function Frame({ text }: { text: string }) {
  const lines = text.split('\n').map((line, at) => ({ line, at }));
  const kindOf = (line: string) => (line.startsWith('>') ? 'marked' : /^\s*\|\s*\^+/.test(line) && 'pointer');
  return lines.map(({ line, at }) => (
    <span key={at} className="frame-line" data-kind={kindOf(line) || undefined}>
      {line}
      {'\n'}
    </span>
  ));
}

/** Draws a diagnostic: its location, message, lines and advice. */
export function DiagnosticItem({ diagnostic }: { diagnostic: ShownDiagnostic }) {
  const { rule, severity, location, path, message, advice, frame } = diagnostic;
  return (
    <li className="diagnostic" data-severity={severity}>
      <p className="diagnostic-head">
        <span className="diagnostic-severity">
          <Icon shape={icons[severity]} />
          {NAMES[severity]}
        </span>
        <a href={`/__open-in-editor?file=${encodeURIComponent(path)}`} onClick={openInEditor}>
          {location}
        </a>
        <span className="diagnostic-rule">{rule}</span>
      </p>
      <p className="diagnostic-message">{message}</p>
      {frame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and some browsers scroll only what has the focus
        <figure className="frame" tabIndex={0} aria-label={`The lines around ${location}`}>
          <pre>
            <Frame text={frame} />
          </pre>
        </figure>
      )}
      <p className="diagnostic-advice">
        <span aria-hidden="true">→ </span>
        {advice}
      </p>
    </li>
  );
}
